// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LegibleText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one person said in one line, with what is needed to understand it. Never a line of an assistant, a tool or a system prompt.
 *
 * @param text the line, word for word, secrets already redacted
 * @param speakerName who said it, as statements shall call them: "Omkar"; "the user" where no name is known
 * @param precedingQuestion the line before, by somebody else, where it asked something: a short answer is joined with it
 * @param previousLines what the same speaker said before in this conversation, oldest first: for "she", "he", "they", and to know whether a
 *     game or story is still going on; some thirty lines are enough
 * @param saidAt when it was said; relative times are counted from here
 * @param zone the speaker's time zone
 */
public record Utterance(
        String text,
        String speakerName,
        @Nullable String precedingQuestion,
        List<String> previousLines,
        Instant saidAt,
        ZoneId zone) {

    public Utterance {
        text = LegibleText.of(text);
        precedingQuestion = precedingQuestion == null ? null : LegibleText.of(precedingQuestion);
        previousLines = previousLines.stream().map(LegibleText::of).toList();
    }

    /** A line that needs nothing before it. */
    public static Utterance of(String text, String speakerName, Instant saidAt, ZoneId zone) {
        return new Utterance(text, speakerName, null, List.of(), saidAt, zone);
    }
}
