// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;

/** Statements that only report words. */
final class Frames {

    private static final int KEY_LENGTH = 80;

    private static final String SAID = "said ";

    private Frames() {}

    /** Words as they were said; the same words said again have the same key. */
    static Statement passing(String text, Span quote, String speaker, boolean negated) {
        return passing(text, quote, speaker, quote.text(), negated);
    }

    static boolean isPassing(Statement statement) {
        return statement.key().startsWith(SAID);
    }

    /** An answer with its question: only together are they one matter. */
    static Statement answer(String text, Span quote, String speaker, String question, boolean negated) {
        return passing(text, quote, speaker, question + " " + quote.text(), negated);
    }

    private static Statement passing(String text, Span quote, String speaker, String words, boolean negated) {
        Sorting sorting = Sorting.PASSING;
        String fingerprint = new StatementNormalizer().fingerprint(words);
        String key = SAID + (fingerprint.length() <= KEY_LENGTH ? fingerprint : fingerprint.substring(0, KEY_LENGTH));
        return new Statement(
                text,
                quote,
                speaker,
                key,
                words,
                sorting.kind(),
                sorting.category(),
                sorting.importance(),
                null,
                null,
                negated);
    }
}
