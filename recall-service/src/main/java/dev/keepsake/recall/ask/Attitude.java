// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Set;

/** Whether a statement says that somebody likes or dislikes something. */
enum Attitude {
    LIKES,
    DISLIKES,
    NONE;

    private static final Set<String> LIKING =
            Set.of("like", "love", "enjoy", "prefer", "adore", "favourite", "favorite", "fond");
    private static final Set<String> DISLIKING = Set.of("dislike", "hate", "detest", "loathe", "despise");
    private static final Set<String> ENDURING = Set.of("stand", "bear", "tolerate");

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
        for (String lemma : memory.lemmas()) {
            if (ENDURING.contains(lemma) && negated) {
                return DISLIKES;
            }
            if (DISLIKING.contains(lemma)) {
                return negated ? NONE : DISLIKES;
            }
            if (LIKING.contains(lemma)) {
                return negated ? DISLIKES : LIKES;
            }
        }
        return NONE;
    }
}
