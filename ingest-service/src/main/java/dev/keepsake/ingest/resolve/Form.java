// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.resolve.Attribute.Kind;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A way of telling an attribute in words. The words come without what says that it is so now, and without the day, which only
 * the forms of days and hours look at.
 *
 * @param measure what the form itself says of it; null where the words do
 * @param change whether these words tell of a change
 */
record Form(Kind kind, Pattern pattern, @Nullable String measure, boolean change) {
    private static final String THING = "^(?<of>[^,;:.!?]{2,60}?)";
    private static final String IS = "(?: is| are| was| were)";
    private static final String HAS = "(?: has| have| is| are| was| were| got)?(?: been)?";
    private static final String BEEN = "(?: is| are| was| were| got| has been| have been)";
    private static final String SOMEBODY = "^(?:[^,;:.!?]{1,40}?)(?: has| have)?";
    private static final String NAME = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?)(?: \\p{Lu}[\\p{L}\\p{M}'’-]*\\.?){0,3}";
    private static final String HOLDER = "(?<value>" + NAME + ")";

    /** One of which there is one: not "a team", nor "teams". */
    private static final String ONE = "(?<of>(?:the |our |(?=[^,;:]*[\\p{Lu}\\d]))(?!an? )[^,;:.!?]{2,60}?)";

    private static final String SHIFTED =
            "(?:moved|relocated|shifted|slipped|slid|delayed|deferred|postponed|rescheduled|brought forward|pushed back|put off)";
    private static final String TO = "(?: from [^,]+?)? (?:to|until|into)";
    private static final String ROSE =
            " (?:went|gone|goes|rose|risen|increased|raised|fell|fallen|dropped|decreased|lowered|reduced|cut|changed|set)"
                    + "(?: up| down)?(?: from \\S+(?: \\p{L}+)??)? to";
    private static final String SET =
            " (?:raised|lowered|increased|decreased|reduced|cut|changed|set|put)(?: up| down)? (?<of>(?:the |our |\\S+['’]s )[^,;:.!?]{2,60}?)"
                    + "(?: from \\S+(?: \\p{L}+)??)?(?: up| down)? to";

    private static final String DATE = "(?<value>\\d{1,2} \\p{Lu}\\p{L}+ \\d{4})";
    private static final String CLOCK = "(?<value>\\d{1,2}(?::\\d\\d)?(?: ?[ap]m| o'clock)|\\d{1,2}:\\d\\d"
            + "|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: o'clock)?)";
    private static final String QUANTITY =
            " (?<value>[€$£]?\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<measure>euros?|dollars?|pounds?|francs?|kronor|kroner|kilos?|kg|percent|%|degrees?|lit(?:er|re)s?|met(?:er|re)s?"
                    + "|minutes?|hours?|days?|weeks?|months?|years?|people|[kMGT]B|km|cm|mm))?"
                    + "(?: (?:a|per) (?:month|week|year|day|hour))?";

    private static final String NUMBERED =
            "(?:room|hall|floor|building|office|gate|platform|bay|rack|slot|desk|aisle|shelf|drawer|row|lane|zone|dock)";
    private static final String PLACE = " (?<value>(?:the |\\p{Lu}|" + NUMBERED + " [\\p{Lu}\\d])[^,;.()]{0,40}?)";
    private static final String AT = " (?:in|on|at|under|behind|beside|inside|outside|near|next to|with)";
    private static final String STAYS = "(?:" + IS + "| stands| sits| lies| hangs|" + IS
            + " (?:back|kept|stored|parked|located|housed|standing|hanging))";

    private static final String COLOUR =
            " (?<value>(?:(?:light|dark|bright|pale|deep)[ -])?(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|violet|pink"
                    + "|brown|beige|turquoise|golden|silver))";
    private static final String SHADE =
            " (?<value>(?!in\\b|on\\b|by\\b|at\\b|with\\b|and\\b)[\\p{L}\\p{N}-]+(?: [\\p{L}\\p{N}-]+){0,2})";

    private static final String FIELD =
            "(?<measure>size|weight|height|length|width|price|status|version|owner|address|capacity|number)";

    private static final String OWNER = "owner";
    private static final String LEAD = "lead";
    private static final String KEEPER = "keeper";
    private static final String ROOM = "room";

    /** Said without an article, as what only one can be, or with "the". */
    private static final String OFFICE =
            "(?<of>(?:[A-Z]{2,4}|(?:\\p{L}+[ -]){0,2}(?:treasurer|secretary|president|chair|chairman|chairwoman|chairperson|captain"
                    + "|director|manager|leader|lead|head|editor|coach|mayor|principal|conductor|moderator|spokesperson|coordinator))"
                    + "(?: (?:of|for) [^,;:.!?]{2,40}?)?)";

    private static final List<Form> ALL = List.of(
            form(Kind.DAY, THING + IS + "(?: on)? " + DATE),
            change(Kind.DAY, THING + HAS + " " + SHIFTED + TO + " " + DATE),
            change(Kind.DAY, SOMEBODY + " " + SHIFTED + " (?<of>[^,;:.!?]{2,60}?)" + TO + " " + DATE),
            form(Kind.HOUR, THING + IS + "(?: at)? " + CLOCK),
            change(Kind.HOUR, THING + HAS + " " + SHIFTED + TO + " " + CLOCK),
            change(Kind.HOUR, SOMEBODY + " " + SHIFTED + " (?<of>[^,;:.!?]{2,60}?)" + TO + " " + CLOCK),
            form(Kind.HOUR, THING + " (?<measure>opens|closes|starts|begins|ends|leaves|departs)(?: at)? " + CLOCK),
            form(Kind.AMOUNT, THING + "(?:" + IS + "| costs?)(?: only| still)?" + QUANTITY),
            change(Kind.AMOUNT, THING + HAS + ROSE + QUANTITY),
            change(Kind.AMOUNT, SOMEBODY + SET + QUANTITY),
            form(
                    Kind.AMOUNT,
                    THING
                            + " (?:seats|holds|sleeps|accommodates|(?:has|have) (?:room|space|seats) for|can (?:seat|hold|take))"
                            + " (?<value>\\d+)(?: (?:people|persons|guests|passengers|visitors))?",
                    ROOM),
            change(Kind.COLOUR, THING + BEEN + " (?:re)?painted" + SHADE),
            change(Kind.COLOUR, SOMEBODY + " (?:re)?painted (?<of>[^,;:.!?]{2,60}?)" + COLOUR),
            change(Kind.COLOUR, THING + HAS + " turned" + COLOUR),
            form(Kind.COLOUR, THING + " (?:is|are)" + COLOUR),
            form(Kind.COLOUR, THING + "(?: has|['’]s) (?:the |a )?colou?r(?: of| is)?" + SHADE),
            change(Kind.COLOUR, THING + "(?:['’]s)? colou?r" + HAS + " changed to" + SHADE),
            form(Kind.PLACE, THING + STAYS + AT + PLACE),
            change(Kind.PLACE, THING + HAS + " " + SHIFTED + TO + PLACE),
            change(
                    Kind.PLACE,
                    SOMEBODY + " (?:moved|relocated|shifted|transferred|put|placed|hung|stored|parked)"
                            + " (?<of>(?:the |our |\\S+['’]s |(?=[^,;:]*\\d))[^,;:.!?]{2,60}?)"
                            + "(?: from [^,]+?)? (?:to|in|into|on|onto|at|under|behind)" + PLACE),
            form(Kind.PROPERTY, THING + " has (?:the |an? )?" + FIELD + " (?<value>[^,;]{1,60}?)"),
            form(Kind.PROPERTY, THING + IS + " (?:called|named) (?<value>[^,;]{1,60}?)", "name"),
            change(Kind.PROPERTY, THING + BEEN + " renamed (?:to )?(?<value>[^,;]{1,60}?)", "name"),
            change(Kind.PROPERTY, SOMEBODY + " renamed " + ONE + "(?: to)? (?<value>" + NAME + ")", "name"),
            form(Kind.PROPERTY, THING + " (?:runs|is on|uses)(?: version)? (?<value>v?\\d+(?:\\.\\d+)+)", "version"),
            change(
                    Kind.PROPERTY,
                    THING + HAS + " (?:updated|upgraded|migrated) to(?: version)? (?<value>v?\\d+(?:\\.\\d+)*)",
                    "version"),
            form(Kind.HOLDER, THING + " (?:is owned by|belongs to) " + HOLDER, OWNER),
            form(Kind.HOLDER, "^" + HOLDER + " owns " + ONE, OWNER),
            form(Kind.HOLDER, THING + " is (?:led|run|headed|managed|chaired|directed|coordinated) by " + HOLDER, LEAD),
            form(Kind.HOLDER, "^" + HOLDER + " (?:leads|heads|manages|chairs|directs|coordinates) " + ONE, LEAD),
            form(
                    Kind.HOLDER,
                    THING + " is (?:looked after|maintained|handled|taken care of|overseen|supervised) by " + HOLDER,
                    KEEPER),
            form(
                    Kind.HOLDER,
                    "^" + HOLDER
                            + " (?:looks after|maintains|handles|oversees|supervises|takes care of|is responsible for|is in charge of) "
                            + ONE,
                    KEEPER),
            change(Kind.HOLDER, "^" + HOLDER + "(?: has| have)? (?:taken|took) over " + ONE + "(?: from [^,]+)?", ""),
            change(
                    Kind.HOLDER,
                    THING + HAS + " (?:handed over|handed|passed|given|transferred|assigned) to " + HOLDER,
                    ""),
            change(
                    Kind.HOLDER,
                    SOMEBODY + " (?:handed|passed|gave|transferred|assigned) " + ONE + "(?: over)? to " + HOLDER,
                    ""),
            form(Kind.HOLDER, "^(?<of>\\S+['’]s (?:\\p{Ll}+(?: \\p{Ll}+)?|\\p{Lu}{2,4})) is " + HOLDER, ""),
            form(Kind.HOLDER, "^[Tt]he " + OFFICE + " is " + HOLDER, ""),
            form(Kind.HOLDER, "^[Tt]he (?<of>\\p{Ll}+(?: \\p{Ll}+)? of [^,;:.!?]{2,40}?) is " + HOLDER, ""),
            form(Kind.HOLDER, "^" + HOLDER + " is (?:the )?(?:new )?" + OFFICE, ""),
            form(Kind.HOLDER, "^" + HOLDER + " is the (?:new )?(?<of>\\p{Ll}+ of [^,;:.!?]{2,40}?)", ""),
            change(
                    Kind.HOLDER,
                    "^" + HOLDER
                            + " (?:became|has become|was (?:elected|appointed|made)|took over as) (?:the )?(?:new )?"
                            + OFFICE,
                    ""),
            form(Kind.TRADE, THING + " is an? (?<value>(?:\\p{Ll}+ ){0,2}(?<measure>\\p{Ll}+))"),
            form(Kind.EMPLOYER, THING + " works? (?:at|for|with) (?<value>(?:the )?\\p{Lu}[^,;.()]{0,40}?)"),
            form(Kind.HOME, THING + " (?:lives|resides|is based) in (?<value>\\p{Lu}[^,;.()]{1,40}?)"));

    /** Read out of a statement. */
    record Found(Kind kind, String of, String value, String measure, boolean change) {}

    /**
     * The first form of these kinds that the words have.
     *
     * @param words with the day they speak of
     * @param timeless the same without it
     */
    static Optional<Found> in(String words, String timeless, Set<Kind> kinds) {
        for (Form form : ALL) {
            if (!kinds.contains(form.kind)) {
                continue;
            }
            boolean ofTime = form.kind == Kind.DAY || form.kind == Kind.HOUR;
            Matcher matcher = form.pattern.matcher(ofTime ? words : timeless);
            if (matcher.find()) {
                return Optional.of(new Found(
                        form.kind, matcher.group("of"), matcher.group("value"), form.measureIn(matcher), form.change));
            }
        }
        return Optional.empty();
    }

    private String measureIn(Matcher matcher) {
        if (measure != null) {
            return measure;
        }
        String group = pattern.pattern().contains("(?<measure>") ? matcher.group("measure") : null;
        return Objects.requireNonNullElse(group, "");
    }

    private static Form form(Kind kind, String pattern) {
        return new Form(kind, whole(pattern), null, false);
    }

    private static Form form(Kind kind, String pattern, String measure) {
        return new Form(kind, whole(pattern), measure, false);
    }

    private static Form change(Kind kind, String pattern) {
        return new Form(kind, whole(pattern), null, true);
    }

    private static Form change(Kind kind, String pattern, String measure) {
        return new Form(kind, whole(pattern), measure, true);
    }

    private static Pattern whole(String pattern) {
        return Pattern.compile(pattern + "$");
    }
}
