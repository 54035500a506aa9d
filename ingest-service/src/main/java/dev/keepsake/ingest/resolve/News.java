// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** What a statement changes of what was said before. It is read once, however many memories it is held against. */
final class News {
    private final Candidate candidate;
    private final String subject;
    private final Stance stance;
    private final boolean change;

    /** Who takes a job has left another all the same, and who leaves one may keep another. */
    private final boolean job;

    /** Find, each in its own way, what the statement ends in other words than those of the matter. */
    private final List<UnaryOperator<List<Memory>>> endings;

    private final Predicate<String> excludes;

    News(Candidate candidate) {
        this.candidate = candidate;
        this.subject = candidate.subject();
        this.stance = Stance.of(candidate.text());
        this.change = ChangeSignal.isIn(candidate.quote()) || ChangeSignal.isIn(candidate.text());
        this.job = OneValue.isWork(candidate.key());
        this.endings = Stream.of(
                        Ending.endedBy(candidate),
                        Succession.endedBy(candidate),
                        Handover.endedBy(candidate),
                        CalledOff.endedBy(candidate),
                        Rewording.endedBy(candidate),
                        ToldChange.endedBy(candidate))
                .toList();
        this.excludes = Exclusion.excludedBy(candidate.text());
    }

    boolean tellsOfChange() {
        return change;
    }

    /** Newer than some of what is known, in dispute with some of it, or new. */
    Resolution against(List<Memory> known) {
        List<Memory> sameSubject = known.stream()
                .filter(memory -> memory.subject().equals(subject))
                .toList();
        Resolution resolution = newerOrNew(sameSubject);
        if (!(resolution instanceof Resolution.New)) {
            return resolution;
        }
        return endings.stream()
                .map(ending -> ending.apply(known))
                .filter(ended -> !ended.isEmpty())
                .findFirst()
                .<Resolution>map(Resolution.Newer::new)
                .orElseGet(() -> orExclusion(known));
    }

    private Resolution orExclusion(List<Memory> known) {
        List<Memory> excluded = known.stream()
                .filter(memory -> memory.entity().equals(candidate.entity()))
                .filter(memory -> excludes.test(memory.text()))
                .toList();
        if (excluded.isEmpty()) {
            return new Resolution.New();
        }
        boolean canChange = change || Exclusion.canChange(candidate.text());
        return canChange && isLater(excluded) ? new Resolution.Newer(excluded) : new Resolution.Clash(excluded);
    }

    private Resolution newerOrNew(List<Memory> sameSubject) {
        List<Memory> opposite = sameSubject.stream()
                .filter(memory -> Stance.of(memory.text()) != stance)
                .filter(memory -> !job || stance == Stance.DENIES && Employer.concerns(candidate.text(), memory))
                .toList();
        if (!opposite.isEmpty()) {
            boolean ends = isLater(opposite) && (change || OneValue.isLiking(candidate.key()));
            if (ends) {
                return new Resolution.Newer(opposite);
            }
            return job ? new Resolution.New() : clashOrNew(opposite);
        }
        List<Memory> others = sameSubject.stream()
                .filter(memory -> !Digests.same(candidate.value(), memory.value()))
                // "My dog is ill" is no other dog.
                .filter(memory -> !memory.sole() || ValueKind.of(memory.value()).takes(candidate.value()))
                .filter(memory -> !job || Stance.of(memory.text()) == stance)
                // "Works as a nurse" is no other employer.
                .filter(memory -> !job || change || OneValue.isFor(candidate, memory))
                .toList();
        if (others.isEmpty()) {
            return new Resolution.New();
        }
        boolean oneValue = others.stream().allMatch(memory -> OneValue.isFor(candidate, memory));
        // Two current values of one subject are a list ("likes tea", "likes jazz"): none of them ends by a third. And
        // one thing that was sold or stopped says nothing of another.
        boolean replaces = change && stance == Stance.AFFIRMS;
        if (replaces && isLater(others) && (oneValue || others.size() == 1)) {
            return new Resolution.Newer(others);
        }
        boolean canChange = others.stream().allMatch(memory -> OneValue.canChange(candidate, memory));
        if (oneValue && canChange && stance == Stance.AFFIRMS && isLater(others)) {
            return new Resolution.Newer(others);
        }
        if (oneValue && others.stream().allMatch(memory -> OneValue.holds(candidate.value(), memory.value()))) {
            return isLater(others) ? new Resolution.Newer(others) : new Resolution.New();
        }
        return oneValue && stance == Stance.AFFIRMS ? clashOrNew(others) : new Resolution.New();
    }

    /** What was said earlier than a change that is known is old news and disputes nothing. */
    private Resolution clashOrNew(List<Memory> known) {
        List<Memory> disputed = known.stream()
                .filter(memory -> !(memory.saidAt().isAfter(candidate.saidAt()) && ChangeSignal.isIn(memory.text())))
                .filter(memory -> !ChangeSignal.isIn(candidate.text()))
                .toList();
        return disputed.isEmpty() ? new Resolution.New() : new Resolution.Clash(disputed);
    }

    private boolean isLater(List<Memory> known) {
        return known.stream().allMatch(memory -> candidate.saidAt().isAfter(memory.saidAt()));
    }
}
