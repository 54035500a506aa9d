// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.List;
import java.util.Set;

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
    public record Word(String text, boolean spaceless) {}

    /** Whether there is nothing in it that could be looked for. */
    boolean isEmpty() {
        return words.isEmpty();
    }
}
