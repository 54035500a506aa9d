// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A change told of what an agent wrote down, in words that name the thing and, in whatever form and order, the key: "Orion
 * launches on 10 June now" of the launch date of Orion, "I switched to the premium plan" of the plan of the user. All other
 * words but those of telling a change must be the new value, which is of the kind of the old one.
 */
final class ToldChange {
    private static final Set<String> CHANGED = words("""
            switched changed migrated upgraded downgraded raised lowered increased decreased reduced cut updated renamed replaced
            swapped promoted joined became went gone got gotten put turned postponed rescheduled extended shortened bumped
            dropped rose risen fell fallen assigned reassigned handed passed converted adjusted revised cancelled canceled
            delayed finished completed started began begun now nowadays currently again anymore new instead
            """);

    /** What moved to another day has another day, but whoever moved to another town is the same. */
    private static final Set<String> MOVED = words("moved shifted relocated transferred");

    private static final Set<String> JOINTS = words("of the de von van");

    /** As they are written: May is a month. */
    private static final Set<String> OTHERWISE =
            words("and or but if than would could might should may because while maybe perhaps either");

    private static final int LONGEST_TEXT = 200;
    private static final int LONGEST_NAME = 4;
    private static final int LONGEST_VALUE = 6;

    private final Candidate candidate;
    private final Phrasing phrasing;
    private final List<String> words;

    private ToldChange(Candidate candidate) {
        this.candidate = candidate;
        this.phrasing = Phrasing.of(candidate.text());
        this.words = Retelling.wordsOf(phrasing.words());
    }

    private static Optional<ToldChange> of(Candidate candidate) {
        return Optional.of(candidate)
                .filter(told -> told.text().length() <= LONGEST_TEXT)
                .filter(told -> Stance.of(told.text()) == Stance.AFFIRMS)
                .map(ToldChange::new)
                .filter(ToldChange::isChange)
                .filter(told -> told.words.stream().noneMatch(OTHERWISE::contains));
    }

    private boolean isChange() {
        return phrasing.change()
                || words.stream().anyMatch(word -> isIn(CHANGED, word) || isIn(MOVED, word))
                || KeySaying.isState(phrasing.timeless());
    }

    /** The names of the things that it can be told of: whatever it names. */
    static List<String> entities(Candidate candidate) {
        return of(candidate).stream().flatMap(ToldChange::names).distinct().toList();
    }

    private Stream<String> names() {
        Stream<String> runs = IntStream.range(0, words.size())
                .boxed()
                .flatMap(from -> IntStream.rangeClosed(from + 1, Math.min(words.size(), from + LONGEST_NAME))
                        .mapToObj(to -> words.subList(from, to)))
                .filter(run -> isNaming(run.get(0)) && isNaming(run.get(run.size() - 1)))
                .flatMap(run -> Thing.spellings(String.join(" ", run).toLowerCase(Locale.ROOT)).stream());
        return Stream.concat(Stream.of(isOfSpeaker() ? candidate.speaker() : candidate.entity()), runs);
    }

    /** "Course A" is named so. */
    private static boolean isNaming(String word) {
        return !Retelling.isFilling(word) || word.equals("A") || word.equals("I");
    }

    private boolean isOfSpeaker() {
        return candidate.entity().equals(candidate.speaker())
                || candidate.entity().startsWith(candidate.speaker() + "'s ");
    }

    /** Those of the written facts that the statement tells anew. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        return of(candidate)
                .<UnaryOperator<List<Memory>>>map(told -> told::ended)
                .orElse(known -> List.of());
    }

    private List<Memory> ended(List<Memory> known) {
        List<Memory> before = known.stream()
                .filter(Memory::sole)
                .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                .filter(this::isOf)
                .toList();
        // Of "plan" and "phone plan" the one that is named in full; which of two others it was is not said.
        int most = before.stream()
                .mapToInt(memory -> Retelling.keyWords(memory).size())
                .max()
                .orElse(0);
        List<Memory> closest = before.stream()
                .filter(memory -> Retelling.keyWords(memory).size() == most)
                .toList();
        return closest.size() == 1 ? closest : List.of();
    }

    private boolean isOf(Memory written) {
        String old = Retelling.valueOf(written);
        String text = ValueKind.of(old) == ValueKind.DAY ? phrasing.words() : phrasing.timeless();
        Retelling told = Retelling.of(text);
        String thing = Thing.plain(written.entity());
        // A person whose memory it is need not be named.
        if (!told.takeThing(thing) && !(isOfSpeaker() && thing.equals(Thing.plain(candidate.speaker())))) {
            return false;
        }
        List<String> unsaid = told.takeKey(Retelling.keyWords(written));
        if (unsaid.isEmpty() && isAnother(newValue(told, written), old)) {
            return true;
        }
        boolean saysKey =
                !unsaid.isEmpty() && !told.isOfItsOwn() && KeySaying.of(text).says(String.join(" ", unsaid));
        return (saysKey || saysOldValue(written)) && isAnother(told.rest(), old);
    }

    /** "Migrated from MySQL": what it was is said, and so what it is of. */
    private boolean saysOldValue(Memory written) {
        String told = phrasing.timeless().toLowerCase(Locale.ROOT) + " ";
        return Stream.of("from ", "instead of ", "replaced ", "replaces ")
                .anyMatch(before -> told.contains(before + Thing.plain(written.value()) + " "));
    }

    /** Empty where the words that are left are no value. */
    private String newValue(Retelling told, Memory written) {
        List<Integer> places = IntStream.range(0, told.size())
                .filter(at -> !Retelling.isFilling(told.word(at)) && !told.saysKind(at))
                .filter(at -> !isIn(CHANGED, told.word(at)) && !isIn(MOVED, told.word(at)))
                .boxed()
                .collect(Collectors.toCollection(ArrayList::new));
        // "Nadia raised the budget to 9,000 euros": who did it is not what it is.
        while (places.size() > 1 && isDoing(places.get(0), told)) {
            places.remove(0);
        }
        boolean isValue = !places.isEmpty()
                && places.size() <= LONGEST_VALUE
                && isOnePiece(places, told)
                && (ValueKind.of(Retelling.valueOf(written)).isMeasured() || isSaidOutright(places, told, written));
        return isValue ? places.stream().map(told::word).collect(Collectors.joining(" ")) : "";
    }

    private boolean isDoing(int at, Retelling told) {
        return told.word(at).equals(candidate.speaker()) || told.isDoing(at);
    }

    private static boolean isOnePiece(List<Integer> places, Retelling told) {
        return IntStream.range(places.get(0), places.get(places.size() - 1))
                .allMatch(at -> places.contains(at) || JOINTS.contains(told.word(at)));
    }

    /**
     * Not of what became of it: "the client is in Ulm", "the client moved to Ulm" name no other client, while "is on the
     * premium plan" and "is licensed under MIT" do name the plan and the licence.
     */
    private static boolean isSaidOutright(List<Integer> places, Retelling told, Memory written) {
        int first = places.get(0);
        // "The team won again".
        boolean deed = told.isKey(first - 1) && !ValueKind.isName(told.word(first));
        boolean moved = IntStream.range(0, told.size()).anyMatch(at -> isIn(MOVED, told.word(at)));
        boolean besideKey = told.isKey(places.get(places.size() - 1) + 1) || told.isKey(first - 2);
        boolean where = ValueKind.isWhere(told.word(told.before(first))) && !ValueKind.isWhere(written.value());
        return !deed && !moved && (besideKey || !where);
    }

    private static boolean isAnother(String value, String old) {
        return !old.isEmpty() && ValueKind.of(old).takes(value) && !value.equalsIgnoreCase(old);
    }

    private static boolean isIn(Set<String> words, String word) {
        return words.contains(word.toLowerCase(Locale.ROOT));
    }
}
