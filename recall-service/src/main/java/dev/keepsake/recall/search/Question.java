// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A query as the search understands it.
 *
 * @param meaning the text whose vector is compared
 * @param words the words that tell something, each once, in order; pairs of characters for scripts without spaces
 * @param subjects the names, in lower case, of people of this memory whom the question names; empty where it names none
 * @param aboutSelf whether the question speaks of the asking person and names nobody else
 */
public record Question(String meaning, List<Word> words, Set<String> subjects, boolean aboutSelf) {
    public Question {
        words = List.copyOf(words);
        subjects = Set.copyOf(subjects);
    }

    /**
     * A word to be looked for.
     *
     * @param spaceless whether it is a part of a run of a script without spaces, to be found by character pairs
     */
    public record Word(String text, boolean spaceless) {
        /** Times of day and ordinals are written in many ways, years stand in every second line: neither names one thing. */
        private static final Pattern NO_CODE =
                Pattern.compile("\\d+(?:st|nd|rd|th|s|am|pm|h)|\\d{1,3}|(?:19|20)\\d\\d|\\D*|\\d+[.,:]\\d+");

        /** Whether it names something by signs, as the number of an order, a part or a plate does. */
        boolean isCode() {
            return !NO_CODE.matcher(text).matches();
        }
    }

    /** Which part of its codes is among these of its words, by position; 0 where it names none. */
    double shareOfCodes(BitSet held) {
        int[] codes = IntStream.range(0, words.size())
                .filter(i -> words.get(i).isCode())
                .toArray();
        return codes.length == 0
                ? 0
                : (double) IntStream.of(codes).filter(held::get).count() / codes.length;
    }

    /** Whether there is nothing in it that could be looked for. */
    boolean isEmpty() {
        return words.isEmpty();
    }
}
