// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.Set;

/** Sets of words, written down as plain text. */
public final class WordSet {

    private WordSet() {}

    /** The words of {@code text}, which white space separates. */
    public static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }
}
