// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A sentence that an agent wrote down as a fact, told again with another end: "desk 7 is painted purple now" after "desk 7 is
 * painted shade 107", whatever the agent called it.
 */
final class Rewording {
    private static final Set<String> BE = words("is are was were has have had been be does do");
    private static final Set<String> FILLING = words("the a an his her its their our my this that it s");

    /** A longer end says more than another value. */
    private static final int LONGEST_END = 5;

    private Rewording() {}

    /** Those of the memories of one entity that the statement, which must tell of a change, says anew. */
    static UnaryOperator<List<Memory>> endedBy(Candidate candidate) {
        if (!ChangeSignal.isIn(candidate.text()) || Stance.of(candidate.text()) == Stance.DENIES) {
            return known -> List.of();
        }
        String thing = Thing.plain(candidate.entity());
        List<String> told = telling(candidate.text());
        return known -> {
            List<Memory> before = known.stream()
                    .filter(Memory::sole)
                    .filter(memory -> memory.saidAt().isBefore(candidate.saidAt()))
                    .filter(memory -> Thing.plain(memory.entity()).equals(thing))
                    .filter(memory -> differInTheEnd(told, telling(memory.text()), memory.entity()))
                    .toList();
            // Which of several it was is not said.
            return before.size() == 1 ? before : List.of();
        };
    }

    private static boolean differInTheEnd(List<String> one, List<String> other, String entity) {
        int common = 0;
        while (common < Math.min(one.size(), other.size()) && one.get(common).equals(other.get(common))) {
            common++;
        }
        return isEnd(one.size() - common)
                && isEnd(other.size() - common)
                && saysHow(one.subList(0, common), telling(entity));
    }

    private static boolean isEnd(int words) {
        return words > 0 && words <= LONGEST_END;
    }

    /** Whether it is said of the thing in what way it is anything: "is" alone says of everything something. */
    private static boolean saysHow(List<String> words, List<String> entity) {
        return words.containsAll(entity)
                && words.stream()
                        .anyMatch(word -> !entity.contains(word) && !BE.contains(word) && !FILLING.contains(word));
    }

    private static List<String> telling(String text) {
        return WordSplitter.lowerCaseWords(Phrasing.of(text).timeless());
    }
}
