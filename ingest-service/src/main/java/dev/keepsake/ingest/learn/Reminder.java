// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Skipped;
import dev.keepsake.language.statement.Statement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Remind me to call the plumber tomorrow", in a note: nobody is there to remind, but what is to be done somebody asked to
 * have remembered. It is read as "I have to call the plumber tomorrow".
 *
 * @param asked the words of the line
 * @param errand the same as a statement
 */
record Reminder(Span asked, String errand) {
    private static final Pattern ASKED =
            Pattern.compile("(?is)^\\W*(?:(?:please|pls|kindly) )?remind me (?:again )?to (?<errand>\\p{L}.+)$");

    static List<Reminder> in(Extraction extraction) {
        return extraction.skipped().stream()
                .filter(skipped -> skipped.reason() == Skipped.Reason.INSTRUCTION)
                .map(Skipped::span)
                .flatMap(span -> of(span).stream())
                .toList();
    }

    private static Optional<Reminder> of(Span span) {
        Matcher matcher = ASKED.matcher(span.text());
        return matcher.find()
                ? Optional.of(new Reminder(span, "I have to " + matcher.group("errand")))
                : Optional.empty();
    }

    /** The statement, resting on the words that were said. */
    Statement restingOnWhatWasAsked(Statement read) {
        return new Statement(
                read.text(),
                asked,
                read.entity(),
                read.key(),
                read.value(),
                read.kind(),
                read.category(),
                read.importance(),
                read.validFrom(),
                read.validTo(),
                read.negated());
    }
}
