// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;

/** Statements that only report words. */
final class Frames {

    private static final int KEY_LENGTH = 80;

    private Frames() {}

    /** Words that stand alone though their grammar could not be told. */
    static Statement plain(String text, ClauseReader.Parts parts, String entity) {
        Topic topic = Topic.of(parts.clause(), parts.subject(), entity, false, text, parts.times());
        Sorting sorting = Sorting.PASSING;
        return new Statement(
                text,
                parts.quote(),
                topic.entity(),
                topic.key(),
                topic.value(),
                sorting.kind(),
                sorting.category(),
                sorting.importance(),
                null,
                null,
                Topic.isNegated(parts.clause()));
    }

    static Statement passing(String text, Span quote, String speaker, boolean negated) {
        Sorting sorting = Sorting.PASSING;
        String fingerprint = new StatementNormalizer().fingerprint(quote.text());
        String key =
                "said " + (fingerprint.length() <= KEY_LENGTH ? fingerprint : fingerprint.substring(0, KEY_LENGTH));
        return new Statement(
                text,
                quote,
                speaker,
                key,
                quote.text(),
                sorting.kind(),
                sorting.category(),
                sorting.importance(),
                null,
                null,
                negated);
    }
}
