// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Memory;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a thing has one of at a time, as a statement tells it in whatever words: where it is, when it is, how much it is, what
 * it is like, in what state it is, who it is.
 *
 * @param of the thing, as names compare
 * @param measure what two values must have in common to take each other's place: a unit, a kind of place, a trade
 * @param change whether it is told as a change
 * @param past whether it is told of a time that is over
 */
record Attribute(Kind kind, String of, String value, String measure, boolean change, boolean past) {

    /** What there is one of, and what agents call it when they write it down. */
    enum Kind {
        DAY("date day deadline due"),
        HOUR("time hour start", "opening hours", "opening time", "departure time"),
        AMOUNT("price cost costs fee rent rate amount budget capacity seats size"),
        COLOUR("colour color paint"),
        PLACE("location place venue position whereabouts room site where"),
        CONDITION("status state condition"),
        PROPERTY("name version size weight height length width price status owner address capacity number"),
        HOLDER("owner name lead leader manager head responsible keeper holder assignee maintainer chair director"),
        TRADE(""),
        EMPLOYER("employer job work workplace company", "works at", "place of work"),
        HOME("home city residence location hometown", "lives in", "home city", "home town", "place of residence");

        private final Set<String> keys;

        Kind(String keys, String... ofSeveralWords) {
            this.keys = Stream.concat(words(keys).stream(), Stream.of(ofSeveralWords))
                    .collect(Collectors.toUnmodifiableSet());
        }

        private static Set<Kind> called(String name) {
            return Stream.of(values()).filter(kind -> kind.keys.contains(name)).collect(Collectors.toSet());
        }
    }

    private static final String OWNER = "owner";
    private static final Set<String> ROOM_KEYS = words("capacity seats size");

    /** Of these nobody has two at a time, so that another one told later has taken its place. */
    private static final Pattern ONE_OF_A_KIND = Pattern.compile(
            ".*(?:^| |'s )(?:wife|husband|spouse|girlfriend|boyfriend|fianc\u00e9e?|boss|manager|supervisor|landlord|landlady)");

    private static final Pattern ORIGIN =
            Pattern.compile(".*(?:ian|ish|ese|ican|ean|ch|ic|ist|German|Greek|Thai|Turk|Swiss|Muslim|Hindu|Sikh)");

    private static final Pattern NUMBERED = Pattern.compile("(?<kind>\\p{Ll}+) [\\p{Lu}\\d].*");
    private static final Pattern WAS =
            Pattern.compile("^[^,;]*? (?:was|were) (?!moved|\\p{L}+ed\\b|put|set|hung|given|elected|made)");
    private static final int LONGEST = 200;

    static Optional<Attribute> of(String text) {
        return of(text, EnumSet.allOf(Kind.class));
    }

    /** The same, where nothing but some kinds is of interest: there may be hundreds of texts to read. */
    private static Optional<Attribute> of(String text, Set<Kind> kinds) {
        if (text.length() > LONGEST || kinds.isEmpty()) {
            return Optional.empty();
        }
        Phrasing phrasing = Phrasing.of(text);
        return Optional.of(phrasing.timeless())
                .filter(words -> kinds.contains(Kind.CONDITION))
                .flatMap(Condition::in)
                .or(() -> Form.in(phrasing.words(), phrasing.timeless(), kinds))
                .map(found -> new Attribute(
                        found.kind(),
                        Thing.possession(found.of()),
                        found.value().strip(),
                        found.kind() == Kind.PLACE ? kindOfPlace(found.value().strip()) : found.measure(),
                        found.change() || phrasing.change(),
                        !found.change() && WAS.matcher(text).find()))
                .map(Attribute::asOwned);
    }

    /** "The owner of the pump is Olga" says what "Olga owns the pump" says. */
    private Attribute asOwned() {
        String owner = "'s " + OWNER;
        return kind == Kind.HOLDER && of.endsWith(owner)
                ? new Attribute(kind, of.substring(0, of.length() - owner.length()), value, OWNER, change, past)
                : this;
    }

    /** Of a thing that an agent need not say is the speaker's own. */
    Attribute unownedBy(String speaker) {
        String owner = Thing.plain(speaker) + "'s ";
        return of.startsWith(owner)
                ? new Attribute(kind, of.substring(owner.length()), value, measure, change, past)
                : this;
    }

    /** What it may have been told or written down of: the attribute itself, or whose it is. */
    List<String> things() {
        int mark = of.lastIndexOf("'s ");
        if (mark < 0) {
            return List.of(of);
        }
        String whose = of.substring(0, mark);
        String what = of.substring(mark + "'s ".length());
        return List.of(of, whose, what + " of " + whose, what + " of the " + whose);
    }

    /** Of which there is one, whoever says whose it is: "Paul is CFO now" and "our CFO". */
    boolean isOffice() {
        return kind == Kind.HOLDER && measure.isEmpty() && !of.contains("'s ");
    }

    /** Whether a written fact says the same value, as a word or as a sentence. */
    boolean isSaidBy(Memory written) {
        return Attribute.of(written.text())
                .or(() -> Attribute.of(of + " is " + written.value()))
                .filter(before -> before.kind == kind)
                .map(before -> before.value.equalsIgnoreCase(value)
                        && (kind != Kind.CONDITION || before.measure.equals(measure)))
                .orElseGet(() -> OneValue.holds(written.value(), value));
    }

    /** The attribute of this kind that a text tells, where it can be of the same thing. */
    Optional<Attribute> likeIt(String text) {
        String what = of.substring(of.lastIndexOf("'s ") < 0 ? 0 : of.lastIndexOf("'s ") + "'s ".length());
        return text.toLowerCase(Locale.ROOT).contains(what) ? of(text, EnumSet.of(kind)) : Optional.empty();
    }

    /** Whether the memory tells, in whatever words, what a written fact calls {@code key} of its entity. */
    static boolean isUnder(String key, Memory memory) {
        String name = named(key);
        boolean says = memory.text().toLowerCase(Locale.ROOT).contains(name);
        Set<Kind> kinds = says ? EnumSet.allOf(Kind.class) : Kind.called(name);
        return of(memory.text(), kinds)
                .filter(told -> told.isOf(memory.entity(), key))
                .isPresent();
    }

    private static String named(String key) {
        return Thing.plain(key).replaceAll("[_-]", " ");
    }

    /** Whether it is what a written fact calls {@code key} of {@code entity}. */
    boolean isOf(String entity, String key) {
        String owner = Thing.plain(entity);
        String name = named(key);
        if (of.equals(owner + "'s " + name) || of.equals(owner + " " + name)) {
            return kind.keys.contains(name) || saysWhatItIs();
        }
        if (!of.equals(owner)) {
            return false;
        }
        return switch (kind) {
            case PROPERTY -> measure.equals(name);
            case HOLDER ->
                switch (name) {
                    case OWNER -> measure.isEmpty() || measure.equals(OWNER);
                    case "name" -> measure.isEmpty();
                    // A tech lead is a lead.
                    default -> !measure.equals(OWNER) && kind.keys.contains(name.substring(name.lastIndexOf(' ') + 1));
                };
            case AMOUNT -> kind.keys.contains(name) && measure.equals("room") == ROOM_KEYS.contains(name);
            case TRADE -> false;
            case DAY, HOUR, COLOUR, PLACE, CONDITION, EMPLOYER, HOME -> kind.keys.contains(name);
        };
    }

    /** "Her dog is called Luna" and "the budget is 9,000 euros", unlike "her dog is in the garden" or "is ill". */
    private boolean saysWhatItIs() {
        return switch (kind) {
            case DAY, AMOUNT, HOLDER -> true;
            case HOUR -> measure.isEmpty();
            case PROPERTY -> measure.equals("name");
            case COLOUR, PLACE, CONDITION, TRADE, EMPLOYER, HOME -> false;
        };
    }

    /**
     * Whether this value, told later, takes the place of the other.
     *
     * @param sole whether the other was written as the one value of its entity and key
     */
    boolean replaces(Attribute other, boolean sole) {
        if (past || kind != other.kind || !isOfTheSame(other) || value.equalsIgnoreCase(other.value)) {
            return false;
        }
        return switch (kind) {
            case DAY -> true;
            // Several trains leave in a day.
            case HOUR -> measure.equals(other.measure) && (measure.isEmpty() || change || sole);
            // "My dog is called Rex", "my dog is called Mia": there may be two of them.
            case PROPERTY -> measure.equals(other.measure) && (change || sole || !measure.equals("name"));
            case CONDITION -> measure.equals(other.measure);
            case COLOUR -> change || sole;
            // Somebody has several friends, and is a cook and a singer.
            case HOLDER ->
                (measure.equals(other.measure) || measure.isEmpty() || other.measure.isEmpty())
                        && namesPerson()
                        && other.namesPerson()
                        && (change || sole || ONE_OF_A_KIND.matcher(of).matches());
            // Told in the same words as the other, it is under the same key.
            case EMPLOYER, HOME -> false;
            case TRADE -> change && measure.equals(other.measure);
            // Only what went up or down goes without saying what it is counted in.
            case AMOUNT -> sameUnit(other) || change && (measure.isEmpty() || other.measure.isEmpty());
            // "In Ulm" and "in the cellar", "in the cellar" and "in the house" are true at once; two floors are not.
            case PLACE -> change && properness().equals(other.properness()) || measure.equals(other.measure);
        };
    }

    /** "Her CFO is Marta" and "Paul is CFO now" mean one office. */
    private boolean isOfTheSame(Attribute other) {
        return of.equals(other.of)
                || kind == Kind.HOLDER
                        && change
                        && measure.isEmpty()
                        && (other.of.endsWith("'s " + of) || of.endsWith("'s " + other.of));
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

    private static String kindOfPlace(String value) {
        Matcher numbered = NUMBERED.matcher(value);
        if (numbered.matches()) {
            return numbered.group("kind");
        }
        String[] words = value.split(" ");
        return words.length > 1 ? words[words.length - 1].toLowerCase(Locale.ROOT) : value;
    }
}
