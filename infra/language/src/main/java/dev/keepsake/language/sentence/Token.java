// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

/**
 * One word or mark of a sentence.
 *
 * @param span where it is, counted from the start of the text the sentence was taken from
 * @param tag universal part of speech: NOUN, PROPN, VERB, AUX, PRON, ADJ, ADV, ADP, DET, NUM, PART, CCONJ, SCONJ, INTJ, PUNCT, SYM, X
 * @param lemma dictionary form in lower case; the word itself where none is known
 */
public record Token(Span span, String tag, String lemma) {

    public String text() {
        return span.text();
    }

    public boolean is(String expectedTag) {
        return tag.equals(expectedTag);
    }

    /** Whether the word is {@code word}, whatever its case. */
    public boolean says(String word) {
        return span.text().equalsIgnoreCase(word);
    }
}
