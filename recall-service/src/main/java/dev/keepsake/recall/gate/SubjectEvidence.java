// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.search.Evidence;
import dev.keepsake.recall.search.Findings;
import dev.keepsake.recall.search.Weighed;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The evidence about whom a question is about, held against that about other people. Nothing else tells as much: what one
 * person said is found easily when the question asks it of another.
 *
 * @param own the subject's own candidates, the strongest first; all of them where the question is about nobody
 * @param others those of other known people, the strongest first
 */
record SubjectEvidence(Findings findings, List<Weighed> own, List<Weighed> others) {
    private static final int TOGETHER = 5;
    private static final int LEAST_TO_COMPARE = 4;

    static SubjectEvidence of(Findings findings) {
        List<Weighed> all = findings.weighed().stream()
                .sorted(Comparator.comparingDouble(SubjectEvidence::strength).reversed())
                .toList();
        boolean named = !findings.question().subjects().isEmpty();
        List<Weighed> own = all.stream()
                .filter(one ->
                        named ? one.evidence().subject() > 0 : one.evidence().subject() >= 0)
                .toList();
        List<Weighed> others =
                all.stream().filter(one -> one.evidence().subject() < 0).toList();
        return new SubjectEvidence(findings, own, others);
    }

    /** How much speaks for a candidate whoever it is about. */
    private static double strength(Weighed weighed) {
        Evidence evidence = weighed.evidence();
        return 0.75 * evidence.likeness()
                + evidence.coverage()
                + 2.5 * evidence.coverage() * evidence.coverage()
                + 1.3 * evidence.nearCoverage();
    }

    /** Whether everything that was found is about somebody else. */
    boolean isOnlyAboutOthers() {
        return hasSubject() && own.isEmpty() && !others.isEmpty();
    }

    /** The memories that are about somebody else, by their numbers. */
    Set<Long> numbersOfOthers() {
        return others.stream().map(one -> one.candidate().number()).collect(Collectors.toSet());
    }

    boolean isStrongerForOthers() {
        return hasSubject() && lead(SubjectEvidence::strength) < 0;
    }

    private boolean hasSubject() {
        return !findings.question().subjects().isEmpty() || findings.question().aboutSelf();
    }

    void describe(GateFeatures features) {
        double coverage = most(own, one -> one.evidence().coverage());
        features.with(GateFeature.OWN_LIKENESS, most(own, one -> one.evidence().likeness()))
                .with(GateFeature.OWN_COVERAGE, coverage)
                .with(GateFeature.OWN_COVERAGE_SQUARED, coverage * coverage)
                .with(GateFeature.OWN_NEAR, most(own, one -> one.evidence().nearCoverage()))
                .with(GateFeature.UNION_COVERAGE, findings.words().share(together()))
                .with(GateFeature.SUBJECT_LEAD, lead(SubjectEvidence::strength))
                .with(
                        GateFeature.SUBJECT_LIKENESS_LEAD,
                        lead(one -> one.evidence().likeness()))
                .with(
                        GateFeature.SUBJECT_COVERAGE_LEAD,
                        lead(one -> one.evidence().coverage()))
                .with(GateFeature.OTHERS_FIRST, isStrongerForOthers())
                .with(GateFeature.NOTHING_OWN, hasSubject() && own.isEmpty())
                .with(GateFeature.SAME_ENTITY, isAboutSubject(own.isEmpty() ? null : own.get(0)))
                .with(GateFeature.NAMED, !findings.question().subjects().isEmpty())
                .with(GateFeature.SELF, findings.question().aboutSelf())
                .with(GateFeature.STANDS_OUT, standsOut())
                .with(GateFeature.SEVERAL_TALK, severalTalk());
    }

    /** In one person's own memory whom evidence is about tells little; among several talkers it tells most. */
    boolean severalTalk() {
        return findings.weighed().stream()
                        .map(one -> one.candidate().speaker())
                        .filter(Objects::nonNull)
                        .distinct()
                        .count()
                > 1;
    }

    /** How far the best by meaning lies above the subject's other memories; any two of them are a little alike. */
    private double standsOut() {
        double[] likeness =
                own.stream().mapToDouble(one -> one.evidence().likeness()).toArray();
        if (likeness.length < LEAST_TO_COMPARE) {
            return 0;
        }
        double mean = Arrays.stream(likeness).average().orElse(0);
        double variance = Arrays.stream(likeness)
                .map(one -> (one - mean) * (one - mean))
                .average()
                .orElse(0);
        double best = Arrays.stream(likeness).max().orElse(0);
        return variance == 0 ? 0 : (best - mean) / Math.sqrt(variance);
    }

    private double lead(ToDoubleFunction<Weighed> by) {
        if (!hasSubject() || others.isEmpty()) {
            return 0;
        }
        // Beyond a clear lead more of it says nothing more.
        return Math.tanh(most(own, by) - most(others, by));
    }

    private static double most(List<Weighed> some, ToDoubleFunction<Weighed> by) {
        return some.stream().mapToDouble(by).max().orElse(0);
    }

    private boolean isAboutSubject(@Nullable Weighed best) {
        return best != null
                && best.candidate().names().stream()
                        .anyMatch(findings.question().subjects()::contains);
    }

    private BitSet together() {
        BitSet union = new BitSet();
        own.stream().limit(TOGETHER).forEach(one -> union.or(one.candidate().ownWords()));
        return union;
    }
}
