// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

/** Finds tokens, parts of speech and lemmas of English sentences. Thread-safe. */
public final class SentenceTagger {

    /** The tokens of {@code sentence}; offsets are those of the text the sentence came from. */
    public TaggedSentence tag(Span sentence) {
        throw new UnsupportedOperationException();
    }
}
