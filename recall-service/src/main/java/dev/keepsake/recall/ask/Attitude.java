// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Set;
import java.util.stream.IntStream;

/** Whether a statement says that somebody likes or dislikes something. */
enum Attitude {
    LIKES,
    DISLIKES,
    NONE;

    private static final Set<String> LIKING =
            Set.of("like", "love", "enjoy", "prefer", "adore", "favourite", "favorite", "fond");
    private static final Set<String> DISLIKING = Set.of("dislike", "hate", "detest", "loathe", "despise");
    private static final Set<String> ENDURING = Set.of("stand", "bear", "tolerate", "abide");
    private static final Set<String> LIKING_PAIRS =
            Set.of("fan of", "keen on", "crazy about", "mad about", "passionate about", "partial to");
    private static final Set<String> DISLIKING_PAIRS = Set.of("go off", "sick of", "tired of", "fed up");

    static boolean isAttitude(String lemma) {
        return LIKING.contains(lemma) || DISLIKING.contains(lemma);
    }

    /** What a question's own word asks for. */
    static Attitude asked(String lemma) {
        return DISLIKING.contains(lemma) ? DISLIKES : LIKES;
    }

    /** "Does not dislike" says neither. */
    static Attitude of(ReadMemory memory) {
        boolean negated = Polarity.isNegated(memory);
        return IntStream.range(0, memory.lemmas().size())
                .mapToObj(i -> at(memory, i, negated))
                .filter(attitude -> attitude != NONE)
                .findFirst()
                .map(attitude -> negated ? attitude.denied() : attitude)
                .orElse(NONE);
    }

    /**
     * What the word in this place says by itself, were it not denied.
     *
     * @param denied whether it is; "can stand" says nothing, "cannot stand" does
     */
    static Attitude at(ReadMemory memory, int place, boolean denied) {
        String lemma = memory.lemmas().get(place);
        String next = place + 1 < memory.tokens().size()
                ? QuestionWords.lower(memory.tokens().get(place + 1))
                : "";
        String pair = lemma + " " + next;
        if (DISLIKING.contains(lemma)
                || DISLIKING_PAIRS.contains(pair) && place + 2 < memory.tokens().size()) {
            return DISLIKES;
        }
        boolean likes = LIKING.contains(lemma)
                || LIKING_PAIRS.contains(pair)
                || denied && (ENDURING.contains(lemma) || pair.equals("care for"));
        return likes ? LIKES : NONE;
    }

    private Attitude denied() {
        return this == LIKES ? DISLIKES : NONE;
    }
}
