// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.List;

/** Cuts a text into sentences. Thread-safe. */
public final class SentenceSplitter {

    /** The sentences of {@code text} in order, without white space at their ends; none of a blank text. Line breaks and bullets end a sentence. */
    public List<Span> split(String text) {
        throw new UnsupportedOperationException();
    }
}
