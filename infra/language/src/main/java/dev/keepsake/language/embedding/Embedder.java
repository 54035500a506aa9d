// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

import java.util.List;

/** Turns text into vectors of unit length, so that the dot product of two of them is their cosine. Thread-safe. */
public interface Embedder {

    /** Names model and preparation of text; vectors of different ids must never be compared or share an index. */
    String modelId();

    int dimensions();

    /**
     * Whether its model knows the writing of a text. The vector of one that it does not know tells nothing and must not be
     * compared.
     */
    default boolean reads(String text) {
        return true;
    }

    /**
     * How much of a text is made of words that its model has learned as words, 0 to 1: the share of their letters. The vector of
     * one that holds few of them ("asdf qwer") is near to something by chance, and so is that of a single rare word. 1 for what
     * has no letters, and where an embedder cannot tell.
     */
    default double shareOfKnownWords(String text) {
        return 1;
    }

    /** The vector of something asked. Text beyond the model's window is left out; blank text is allowed. */
    float[] embedQuery(String query);

    /** The vector of something kept. Text beyond the model's window is left out; blank text is allowed. */
    float[] embedPassage(String passage);

    /**
     * The vectors of lines that follow one another, each as it is meant where it was said: the others are read along, but only
     * its own words count. Together they should not be longer than the model's window. An embedder that cannot tell them
     * apart gives those of the lines alone.
     */
    default List<float[]> embedLines(List<String> lines) {
        return embedPassages(lines);
    }

    /** The vectors of {@code passages}, in their order. */
    List<float[]> embedPassages(List<String> passages);
}
