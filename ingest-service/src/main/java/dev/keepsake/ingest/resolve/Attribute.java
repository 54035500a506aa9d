// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a thing has one of at a time, as a statement tells it in whatever words: where it is, when it is, how much it is, what
 * it is like, who it is.
 *
 * @param of the thing, as the statement calls it
 * @param measure what two values must have in common to take each other's place: a unit, a kind of place, a trade
 * @param moved whether it is told as a change
 * @param past whether it is told of a time that is over
 */
record Attribute(Kind kind, String of, String value, String measure, boolean moved, boolean past) {

    /** What there is one of. */
    enum Kind {
        DAY,
        HOUR,
        AMOUNT,
        PLACE,
        PROPERTY,
        HOLDER,
        TRADE,
        EMPLOYER,
        HOME
    }

    /** What agents call the two when they write them down. */
    private static final Set<String> WORK_KEYS =
            Set.of("employer", "job", "work", "workplace", "works at", "company", "place of work");

    private static final Set<String> HOME_KEYS = Set.of(
            "home",
            "city",
            "residence",
            "lives in",
            "location",
            "hometown",
            "home city",
            "home town",
            "place of residence");

    /** Of these nobody has two at a time, so that another one told later has taken its place. */
    private static final Pattern ONE_OF_A_KIND = Pattern.compile(
            ".*(?:^| |['’]s )(?:wife|husband|spouse|girlfriend|boyfriend|fianc\u00e9e?|boss|manager|supervisor|landlord|landlady)");

    private static final Pattern ORIGIN =
            Pattern.compile(".*(?:ian|ish|ese|ican|ean|ch|ic|ist|German|Greek|Thai|Turk|Swiss|Muslim|Hindu|Sikh)");

    private static final String THING = "^(?<of>[^,;:.!?]{2,60}?)";
    private static final String IS = "(?: is| are| was| were| costs?)(?: now| only| still)?";
    private static final String HAS = "(?: has| have| is| was| were| got)?(?: been| just| now)*";
    private static final String MOVED = HAS
            + "(?<moved> (?:moved|relocated|shifted|slipped|slid|delayed|deferred|postponed|rescheduled|brought forward|pushed back|put off) (?:to|until|into))";
    private static final String ROSE = HAS
            + "(?<moved> (?:went|gone|goes|rose|risen|increased|raised|fell|fallen|dropped|decreased|lowered|reduced|cut)(?: up| down)?(?: from \\S+(?: \\p{L}+)??)? to)";
    private static final String END = "(?: now)?(?: \\(as of [^)]*\\))?[.]?$";

    private static final String NUMBERED = "(?:room|hall|floor|building|office|gate|platform|bay|rack|slot|desk|aisle)";

    private static final Pattern DAY = Pattern.compile(
            THING + "(?:" + IS + "|" + MOVED + ")(?: on)? (?<value>\\d{1,2} \\p{Lu}\\p{L}+ \\d{4})(?<measure>)" + END);
    private static final Pattern HOUR = Pattern.compile(THING + "(?:" + IS + "|" + MOVED
            + ")(?: at)? (?<value>\\d{1,2}(?::\\d\\d)?(?: ?[ap]m| o'clock)|\\d{1,2}:\\d\\d)(?<measure>)" + END);
    private static final Pattern AMOUNT = Pattern.compile(THING + "(?:" + IS + "|" + ROSE
            + ") (?<value>[€$£]?\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<measure>euros?|dollars?|pounds?|francs?|kronor|kroner|kilos?|kg|percent|%))?"
            + "(?: (?:a|per) (?:month|week|year|day|hour))?" + END);
    private static final Pattern PLACE = Pattern.compile(THING + "(?:" + IS + " (?:in|on|at)|" + MOVED
            + ") (?<value>(?:the |\\p{Lu}|" + NUMBERED + " \\d)[^,;.()]{0,40}?)(?<measure>)" + END);
    private static final Pattern PROPERTY = Pattern.compile(THING
            + " (?<moved>now )?has (?:the |an? )?(?<measure>colou?r|size|weight|height|length|width|price|status|version|owner|address|capacity|number)"
            + " (?<value>[^,;]{1,60}?)" + END);
    private static final Pattern HOLDER = Pattern.compile(
            "^(?<of>\\S+'s \\p{Ll}+(?: \\p{Ll}+)?) is(?<moved> now)? (?<value>(?:\\p{Lu}\\p{Ll}+\\.? ?){1,3})(?<measure>)"
                    + END);
    private static final Pattern TRADE = Pattern.compile(
            "^(?<of>[^,;:.!?]{2,60}?) is(?<moved> now)? an? (?<value>(?:\\p{Ll}+ ){0,2}(?<measure>(?!now\\b)\\p{Ll}+))"
                    + END);
    private static final Pattern HOME = Pattern.compile(
            "^(?<of>[^,;:.!?]{2,60}?) (?:lives|resides|is based) in (?<value>\\p{Lu}[^,;.()]{1,40}?)(?<measure>)(?<moved>)"
                    + END);
    private static final Pattern EMPLOYER = Pattern.compile(
            "^(?<of>[^,;:.!?]{2,60}?) works? (?:at|for|with) (?<value>(?:the )?\\p{Lu}[^,;.()]{0,40}?)(?<measure>)(?<moved>)"
                    + END);
    private static final Pattern WAS = Pattern.compile("^[^,;]*? (?:was|were) (?!moved|\\p{L}+ed\\b)");
    private static final Pattern NOW = Pattern.compile("(?i)\\bnow\\b|\\bas of\\b");

    static Optional<Attribute> of(String text) {
        for (Kind kind : Kind.values()) {
            Matcher matcher = pattern(kind).matcher(text);
            if (matcher.matches()) {
                String value = matcher.group("value").strip().replaceFirst("[.]$", "");
                String measure =
                        kind == Kind.PLACE ? placeOf(value) : Objects.requireNonNullElse(matcher.group("measure"), "");
                boolean moved =
                        isTold(matcher.group("moved")) || NOW.matcher(text).find();
                boolean past = WAS.matcher(text).find();
                return Optional.of(new Attribute(kind, plain(matcher.group("of")), value, measure, moved, past));
            }
        }
        return Optional.empty();
    }

    /** Whether it is what a written fact calls {@code key} of {@code entity}. */
    boolean isOf(String entity, String key) {
        String owner = plain(entity);
        String name = plain(key);
        if (kind == Kind.EMPLOYER || kind == Kind.HOME) {
            return of.equals(owner) && (kind == Kind.HOME ? HOME_KEYS : WORK_KEYS).contains(name);
        }
        return kind == Kind.PROPERTY && of.equals(owner) && measure.equals(name) || of.equals(owner + "'s " + name);
    }

    /** Whether this value, told later, takes the place of the other. */
    boolean replaces(Attribute other) {
        if (past || kind != other.kind || !of.equals(other.of) || value.equalsIgnoreCase(other.value)) {
            return false;
        }
        return switch (kind) {
            case DAY, HOUR -> true;
            case PROPERTY -> measure.equals(other.measure);
            // Somebody has several friends, and is a cook and a singer.
            case HOLDER -> moved || ONE_OF_A_KIND.matcher(of).matches() && namesPerson() && other.namesPerson();
            // Told in the same words as the other, it is under the same key.
            case EMPLOYER, HOME -> false;
            case TRADE -> moved && measure.equals(other.measure);
            // Only what went up or down goes without saying what it is counted in.
            case AMOUNT -> sameUnit(other) || moved && (measure.isEmpty() || other.measure.isEmpty());
            // "In Ulm" and "in the cellar", "in the cellar" and "in the house" are true at once; two floors are not.
            case PLACE -> moved && properness().equals(other.properness()) || measure.equals(other.measure);
        };
    }

    /** "Karin", unlike "Austrian". */
    private boolean namesPerson() {
        return !ORIGIN.matcher(value).matches();
    }

    private boolean sameUnit(Attribute other) {
        return measure.replaceFirst("s$", "").equals(other.measure.replaceFirst("s$", ""));
    }

    private Boolean properness() {
        return Character.isUpperCase(value.codePointAt(0));
    }

    private static String placeOf(String value) {
        String[] words = value.split(" ");
        if (value.matches(NUMBERED + " \\d.*")) {
            return words[0];
        }
        return words.length > 1 ? words[words.length - 1].toLowerCase(Locale.ROOT) : value;
    }

    private static String plain(String thing) {
        return thing.strip().toLowerCase(Locale.ROOT).replaceFirst("^(?:the|a|an) ", "");
    }

    private static boolean isTold(@Nullable String group) {
        return group != null && !group.isEmpty();
    }

    private static Pattern pattern(Kind kind) {
        return switch (kind) {
            case DAY -> DAY;
            case HOUR -> HOUR;
            case AMOUNT -> AMOUNT;
            case PLACE -> PLACE;
            case PROPERTY -> PROPERTY;
            case HOLDER -> HOLDER;
            case TRADE -> TRADE;
            case EMPLOYER -> EMPLOYER;
            case HOME -> HOME;
        };
    }
}
