// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.StatementNormalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Decides how a statement stands to what is known. Pure: nothing is changed here. */
public final class Resolver {
    private static final Pattern NO_DIGITS = Pattern.compile("\\D+");

    private final StatementNormalizer normalizer;

    public Resolver(StatementNormalizer normalizer) {
        this.normalizer = normalizer;
    }

    /**
     * The rules, in this order. Said in the same words: the same. The opposite of what is known of the matter, told
     * later: newer where it tells of a change or of a liking, else a clash. Another value of it, told later as a change:
     * newer; where it is what was told earlier that comes in later, it is old news. Another value of what has one value at
     * a time, with no change told: newer where so much time went by that it may well have changed, else a clash. News that
     * somebody is no longer at a place or in a group: newer than what tells of them there. A later value of the same thing in
     * other words: newer. Anything else is new.
     *
     * @param known current and clashing memories of the same space and scope with the candidate's subject or fingerprint; of
     *     a candidate that {@linkplain #looksBackTo looks back} all of its entity
     */
    public Resolution resolve(Candidate candidate, List<Memory> known) {
        List<Memory> sameSubject = known.stream()
                .filter(memory -> memory.subject().equals(candidate.subject()))
                .toList();
        return known.stream()
                .filter(memory -> saysTheSame(candidate, memory))
                .min(Comparator.comparingLong(Memory::number))
                .<Resolution>map(Resolution.Same::new)
                .or(() -> successor(candidate, sameSubject).map(Resolution.Older::new))
                .orElseGet(() -> orEnding(newerOrNew(candidate, sameSubject), candidate, known));
    }

    /** The entities of which it can be news under any key; none for most. */
    public static List<String> looksBackTo(Candidate candidate) {
        List<String> entities = Succession.entities(candidate);
        boolean ends = Ending.of(candidate.text()).isPresent();
        return entities.isEmpty() && ends ? List.of(candidate.entity()) : entities;
    }

    /** The key of news of what stands under another: "quit the chip shop" is about the job. */
    public static String keyOfNews(Candidate candidate, Memory known) {
        return candidate.subject().equals(known.subject()) ? candidate.key() : Succession.key(candidate, known);
    }

    /** Whether the memory tells, in whatever words, what a written fact calls {@code key} of its entity. */
    public static boolean isUnder(String key, Memory memory) {
        return Succession.isUnder(key, memory);
    }

    private static Resolution orEnding(Resolution resolution, Candidate candidate, List<Memory> known) {
        if (!(resolution instanceof Resolution.New)) {
            return resolution;
        }
        List<Memory> left = Ending.ended(candidate, known);
        List<Memory> ended = left.isEmpty() ? Succession.ended(candidate, known) : left;
        return ended.isEmpty() ? resolution : new Resolution.Newer(ended);
    }

    /** How a memory stands to others, if it is about {@code entity} as they are. */
    public Resolution resolve(Memory memory, String entity, List<Memory> known) {
        return resolve(Turned.candidate(memory).about(entity), known);
    }

    /** The first of what was said later that would have ended this, had it come in the order in which it was said. */
    private static Optional<Memory> successor(Candidate candidate, List<Memory> sameSubject) {
        return sameSubject.stream()
                .filter(memory -> memory.saidAt().isAfter(candidate.saidAt()))
                .filter(memory -> newerOrNew(Turned.candidate(memory), List.of(Turned.memory(candidate, memory)))
                        instanceof Resolution.Newer)
                .min(Comparator.comparing(Memory::saidAt));
    }

    private boolean saysTheSame(Candidate candidate, Memory known) {
        return candidate.fingerprint().equals(known.fingerprint())
                || normalizer.similarity(candidate.text(), known.text()) >= StatementNormalizer.SAME
                || candidate.subject().equals(known.subject())
                        && Stance.of(candidate.text()) == Stance.of(known.text())
                        && (OneValue.isFor(candidate, known) && OneValue.holds(known.value(), candidate.value())
                                || OneValue.isLiking(candidate.key()) && Liking.same(candidate.text(), known.text())
                                || isSameValueOnSameDays(candidate, known));
    }

    /** "Green is her favourite colour" and "Her favourite colour is green". */
    private static boolean isSameValueOnSameDays(Candidate candidate, Memory known) {
        return Digests.same(candidate.value(), known.value())
                && NO_DIGITS
                        .matcher(candidate.text())
                        .replaceAll("")
                        .equals(NO_DIGITS.matcher(known.text()).replaceAll(""));
    }

    private static Resolution newerOrNew(Candidate candidate, List<Memory> sameSubject) {
        Stance stance = Stance.of(candidate.text());
        boolean change = ChangeSignal.isIn(candidate.quote()) || ChangeSignal.isIn(candidate.text());
        // Who takes a job has left another all the same, and who leaves one may keep another.
        boolean job = OneValue.isWork(candidate.key());
        List<Memory> opposite = sameSubject.stream()
                .filter(memory -> Stance.of(memory.text()) != stance)
                .filter(memory -> !job || stance == Stance.DENIES && Employer.concerns(candidate.text(), memory))
                .toList();
        if (!opposite.isEmpty()) {
            boolean ends = isLater(candidate, opposite) && (change || OneValue.isLiking(candidate.key()));
            if (ends) {
                return new Resolution.Newer(opposite);
            }
            return job ? new Resolution.New() : clashOrNew(opposite, candidate);
        }
        List<Memory> others = sameSubject.stream()
                .filter(memory -> !Digests.same(candidate.value(), memory.value()))
                .filter(memory -> !job || Stance.of(memory.text()) == stance)
                .toList();
        if (others.isEmpty()) {
            return new Resolution.New();
        }
        boolean oneValue = others.stream().allMatch(memory -> OneValue.isFor(candidate, memory));
        // Two current values of one subject are a list ("likes tea", "likes jazz"): none of them ends by a third. And
        // one
        // thing that was sold or stopped says nothing of another.
        boolean replaces = change && stance == Stance.AFFIRMS;
        if (replaces && isLater(candidate, others) && (oneValue || others.size() == 1)) {
            return new Resolution.Newer(others);
        }
        boolean longAgo = others.stream().allMatch(memory -> Lifetimes.isOver(memory, candidate));
        if (oneValue && longAgo && stance == Stance.AFFIRMS) {
            return new Resolution.Newer(others);
        }
        if (oneValue && others.stream().allMatch(memory -> OneValue.holds(candidate.value(), memory.value()))) {
            return isLater(candidate, others) ? new Resolution.Newer(others) : new Resolution.New();
        }
        return oneValue && stance == Stance.AFFIRMS ? clashOrNew(others, candidate) : new Resolution.New();
    }

    /** What was said earlier than a change that is known is old news and disputes nothing. */
    private static Resolution clashOrNew(List<Memory> known, Candidate candidate) {
        List<Memory> disputed = known.stream()
                .filter(memory -> !(memory.saidAt().isAfter(candidate.saidAt()) && ChangeSignal.isIn(memory.text())))
                .filter(memory -> !ChangeSignal.isIn(candidate.text()))
                .toList();
        return disputed.isEmpty() ? new Resolution.New() : new Resolution.Clash(disputed);
    }

    private static boolean isLater(Candidate candidate, List<Memory> known) {
        return known.stream().allMatch(memory -> candidate.saidAt().isAfter(memory.saidAt()));
    }
}
