// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;

/**
 * How likely a memory answers a question, as an absolute number: it depends on this memory and this question only, never
 * on what else was found (but for the small part its rank has). Rises with every piece of evidence.
 *
 * <p>The proportions of the constants come from a listwise fit on conversations written for this project; the base is set so
 * that half of what answers scores above 0.7 and half of what does not below 0.05.
 */
final class Relevance {
    private static final double BASE = -4.7;
    private static final double PER_LIKENESS = 0.75;
    private static final double PER_LINE_LIKENESS = 0.5;
    private static final double PER_COVERAGE = 1.0;
    /** That a memory holds nearly all words of a question says more than in proportion. */
    private static final double PER_SQUARED_COVERAGE = 2.5;

    private static final double PER_NEAR_COVERAGE = 1.3;
    private static final double PER_SUBJECT = 1.0;
    private static final double PER_RANK = 0.8;

    /** Below it a memory is told apart from unrelated ones by nothing but chance. */
    private static final double LEAST_LIKENESS = 1.3;

    private Relevance() {}

    /** 0 to 1, rounded to four places so that noise in the last digits orders nothing. */
    static double of(Evidence evidence) {
        return Math.round(10_000 / (1 + Math.exp(-weight(evidence)))) / 10_000.0;
    }

    /** Decides who is read at all; what the line is about, as a whole, counts here too. Comparable within one question. */
    static double promise(Evidence evidence, double lineLikeness) {
        return weight(evidence) + PER_LINE_LIKENESS * lineLikeness;
    }

    private static double weight(Evidence evidence) {
        return BASE
                + PER_LIKENESS * evidence.likeness()
                + PER_COVERAGE * evidence.coverage()
                + PER_SQUARED_COVERAGE * evidence.coverage() * evidence.coverage()
                + PER_NEAR_COVERAGE * evidence.nearCoverage()
                + PER_SUBJECT * evidence.subject()
                + PER_RANK * evidence.rank();
    }

    /** Whether a question has anything to do with what is there; nonsense has not. */
    static boolean isAnswerable(List<Evidence> all, MeaningBar bar) {
        return all.stream().anyMatch(one -> sharesAWord(one) || one.likeness() >= bar.answering());
    }

    /** Whether there is any reason to show it: a word in common, or a meaning that stands out, of itself or of its line. */
    static boolean isRelevant(Evidence evidence, double lineLikeness) {
        return sharesAWord(evidence) || Math.max(evidence.likeness(), lineLikeness) >= LEAST_LIKENESS;
    }

    /** Whether its meaning alone is reason enough to bring it to mind. */
    static boolean meansNearlyTheSame(Evidence evidence, MeaningBar bar) {
        return evidence.likeness() >= bar.ofItsOwn();
    }

    static boolean sharesAWord(Evidence evidence) {
        return evidence.nearCoverage() > 0 || evidence.coverage() > 0;
    }
}
