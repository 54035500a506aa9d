// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.KeyPolarity;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A later value of the same thing in other words: "the rent went up to 950" after "the rent is 900 euros", "started at
 * Norvik" after "works at Belden", "sold the boat" after "owns a boat", "no longer chairs the board".
 */
final class Succession {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    /** A gym, a school or a club one starts at besides. */
    private static final Pattern STARTED = Pattern.compile(
            "^(?<who>.+?) (?:has )?(?:just |recently )?(?:started|begun|began|was hired)(?: working| work)? (?:at|with|by) (?!.*\\b(?:Gym|School|University|College|Club|Academy)\\b)\\p{Lu}.*");

    private static final Pattern PARTED_WITH = Pattern.compile(
            "\\b(?:sold|traded(?: in)?|gave away|got rid of|scrapped|(?:switched|changed|migrated) from) (?:(?:the|their|his|her|\\S+'s)(?: old)? |(?=\\p{Lu}))(?<what>\\p{L}[\\p{L}\\p{N}-]*(?: \\p{Lu}[\\p{L}\\p{N}-]*| \\p{N}+)?)");

    private static final Pattern BROKE_UP = Pattern.compile(
            "\\b(?<parting>broke up|broken up|split up|separated|got divorced|are no longer together)\\b");
    private static final List<String> LOVES =
            List.of("girlfriend", "boyfriend", "partner", "wife", "husband", "fianc\u00e9", "fianc\u00e9e");
    private static final Pattern LOVED = Pattern.compile(
            "(?:'s (?:girlfriend|boyfriend|partner|wife|husband|fianc\u00e9e?) is| is (?:dating|seeing|engaged to|married to|together with)) (?<name>\\p{Lu}\\p{L}+)");

    private static final Pattern NO_LONGER = Pattern.compile("\\bno longer (?<deed>\\p{Ll}+ [^,;.]+)");
    private static final Set<String> FILLING = Set.of(
            "the", "a", "an", "their", "his", "her", "my", "our", "of", "at", "in", "for", "to", "with", "any", "and");

    /** A person is in the choir and in the band, and works and is off. */
    private static final Set<Attribute.Kind> OF_THINGS = Set.of(Attribute.Kind.PLACE, Attribute.Kind.CONDITION);

    private Succession() {}

    /** What was written down as the value of what the statement tells. */
    static Stream<Memory> written(Candidate candidate, List<Memory> ended) {
        return attribute(candidate).stream()
                .flatMap(told -> ended.stream()
                        .filter(Memory::sole)
                        .filter(memory -> told.things().contains(Thing.plain(memory.entity()))));
    }

    /** The entities of which the statement can be news, whatever the key. */
    static List<String> entities(Candidate candidate) {
        if (BROKE_UP.matcher(candidate.text()).find()) {
            return Stream.concat(Stream.of(""), LOVES.stream().map(love -> "'s " + love))
                    .map(whose -> candidate.entity() + whose)
                    .toList();
        }
        Stream<String> things = attribute(candidate).stream()
                .flatMap(told -> told.things().stream())
                .flatMap(thing -> Thing.spellings(thing).stream());
        Stream<String> whose =
                attribute(candidate).filter(Attribute::isOffice).stream().map(told -> candidate.speaker());
        return Stream.of(isIn(candidate) ? Stream.of(candidate.entity()) : Stream.<String>empty(), things, whose)
                .flatMap(names -> names)
                .toList();
    }

    private static boolean isIn(Candidate candidate) {
        String text = candidate.text();
        return STARTED.matcher(text).matches()
                || PARTED_WITH.matcher(text).find()
                || NO_LONGER.matcher(text).find()
                || attribute(candidate)
                        .filter(told -> told.change()
                                || told.kind() == Attribute.Kind.EMPLOYER
                                || told.kind() == Attribute.Kind.HOME
                                || !isAboutSpeaker(candidate))
                        .isPresent();
    }

    /** The key that news of the memory is kept under: the memory's own, unless it says the old value. */
    static String key(Candidate candidate, Memory known) {
        if (STARTED.matcher(candidate.text()).matches()) {
            return known.key();
        }
        if (!candidate.entity().equals(known.entity()) || Exclusion.between(candidate.text(), known.text())) {
            return candidate.key();
        }
        if (attribute(candidate).isEmpty()) {
            return KeyPolarity.formerly(known.key());
        }
        boolean saysValue = Attribute.of(known.text())
                .filter(before -> words(known.key()).stream().anyMatch(words(before.value())::contains))
                .isPresent();
        return saysValue ? candidate.key() : known.key();
    }

    /** Those of the memories of one entity that the statement takes the place of. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        Predicate<Memory> news = news(candidate);
        return ofEntity -> ofEntity.stream()
                .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                .filter(news)
                .filter(memory -> Stance.of(memory.text()) == Stance.AFFIRMS || Condition.isIn(memory.text()))
                .toList();
    }

    /** What the statement is news of; most are news of nothing. */
    private static Predicate<Memory> news(Candidate candidate) {
        String text = candidate.text();
        return Stream.of(
                        attribute(candidate)
                                .<Predicate<Memory>>map(told -> memory -> isValueBefore(memory, told, candidate)),
                        found(STARTED, "who", text).map(Succession::isJobOf),
                        found(PARTED_WITH, "what", text).map(Succession::hasThing),
                        found(NO_LONGER, "deed", text).map(Succession::does),
                        found(BROKE_UP, "parting", text).<Predicate<Memory>>map(any -> memory -> isLove(memory, text)))
                .flatMap(Optional::stream)
                .reduce(memory -> false, Predicate::or);
    }

    private static Optional<String> found(Pattern pattern, String group, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(group)) : Optional.empty();
    }

    private static boolean isValueBefore(Memory memory, Attribute told, Candidate candidate) {
        if (told.past()) {
            return false;
        }
        boolean written = memory.sole()
                && (told.isOf(memory.entity(), memory.key())
                        || told.unownedBy(candidate.speaker()).isOf(memory.entity(), memory.key()));
        if (written) {
            return !told.isSaidBy(memory);
        }
        return told.likeIt(memory.text())
                .filter(before -> told.replaces(before, memory.sole()) && !isOver(before, candidate))
                .isPresent();
    }

    /** A day that has gone by was another time. */
    private static boolean isOver(Attribute before, Candidate candidate) {
        if (before.kind() != Attribute.Kind.DAY) {
            return false;
        }
        try {
            LocalDate today = candidate.saidAt().atZone(ZoneOffset.UTC).toLocalDate();
            return LocalDate.parse(before.value(), DAY).isBefore(today);
        } catch (DateTimeException noSuchDay) {
            return true;
        }
    }

    private static Predicate<Memory> isJobOf(String who) {
        Predicate<String> works = Pattern.compile(
                        "^" + Pattern.quote(who) + " (?:still )?works (?:at|for|with) \\p{Lu}")
                .asPredicate();
        return memory -> OneValue.isWork(memory.key()) && works.test(memory.text());
    }

    private static Predicate<Memory> hasThing(String what) {
        Predicate<String> has = Pattern.compile(
                        "(?i)\\b(?:drives|rides|owns|has|uses|(?:car|bike|phone|laptop) is) (?:an? |the |their )?(?:\\S+ )??"
                                + Pattern.quote(what) + "\\b")
                .asPredicate();
        return memory -> !isOfSeveral(memory) && has.test(memory.text());
    }

    private static Predicate<Memory> does(String deed) {
        Set<String> words = words(deed);
        return memory ->
                words.size() > 1 && !isOfSeveral(memory) && words(memory.text()).containsAll(words);
    }

    /** "Owns a canoe and a kayak": when one is gone the other is still there. */
    private static boolean isOfSeveral(Memory memory) {
        return memory.text().contains(" and ");
    }

    private static boolean isLove(Memory memory, String parting) {
        Matcher loved = LOVED.matcher(memory.text());
        return loved.find() && parting.contains(loved.group("name"));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{M}\\p{N}]+"))
                .filter(word -> !word.isEmpty() && !FILLING.contains(word))
                .map(word -> word.replaceFirst("(?<=\\p{L}{2})s$", ""))
                .collect(Collectors.toSet());
    }

    private static Optional<Attribute> attribute(Candidate candidate) {
        return Attribute.of(candidate.text())
                .filter(told -> !OF_THINGS.contains(told.kind()) || !isPerson(told.of(), candidate));
    }

    private static boolean isPerson(String named, Candidate candidate) {
        return candidate.fact().kind() == Kind.PEOPLE
                || named.equals(candidate.speaker().toLowerCase(Locale.ROOT));
    }

    private static boolean isAboutSpeaker(Candidate candidate) {
        return candidate.entity().equals(candidate.speaker());
    }
}
