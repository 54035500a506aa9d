// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a statement says of liking.
 *
 * @param word whether its word for it is one of liking or of disliking
 * @param denied whether that is denied
 * @param ofNobody whether it is denied of everybody: that nobody likes it does not mean that somebody hates it
 */
record Stance(Attitude word, boolean denied, boolean ofNobody) {
    /** What is said of the word in a place: in its clause, or before it in "likes olives but not capers". */
    static Stance at(int place, ReadMemory memory, Clauses clauses, boolean denied, boolean ofNobody) {
        int clause = clauses.startOf(place);
        Attitude word = Stream.concat(
                        IntStream.range(clause, clauses.endOf(clause)).boxed(),
                        IntStream.range(0, clause).map(i -> clause - 1 - i).boxed())
                .map(i -> Attitude.at(memory, i, denied))
                .filter(attitude -> attitude != Attitude.NONE)
                .findFirst()
                .orElse(Attitude.NONE);
        return new Stance(word, denied, ofNobody);
    }

    /** "Does not dislike" says no to disliking and nothing to liking. */
    Factuality to(Attitude asked) {
        if (word == Attitude.NONE) {
            return Factuality.UNREAL;
        }
        if (!denied) {
            return word == asked ? Factuality.ASSERTED : Factuality.DENIED;
        }
        if (word == asked) {
            return Factuality.DENIED;
        }
        return word == Attitude.LIKES && !ofNobody ? Factuality.ASSERTED : Factuality.OPEN;
    }
}
