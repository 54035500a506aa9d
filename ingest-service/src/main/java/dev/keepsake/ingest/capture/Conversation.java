// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.LineMarks;
import dev.keepsake.language.secret.SecretScanner;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The messages of a conversation as lines: word for word but for secrets, each with a mark to know it again by. */
final class Conversation {
    private final SecretScanner secrets;

    Conversation(SecretScanner secrets) {
        this.secrets = secrets;
    }

    /**
     * A message without a time was said when the last one before it that has one was.
     *
     * @param at when the conversation came in, for messages with no time before them
     */
    List<Line> lines(List<Message> messages, Instant at) {
        List<Line> lines = new ArrayList<>(messages.size());
        String before = "";
        String asked = "";
        Instant saidAt = at;
        for (Message message : messages) {
            String text = secrets.redact(message.content(), asked);
            String speaker = redacted(message.name());
            asked = message.content();
            before = mark(message, speaker, text, before);
            saidAt = message.timestamp() == null ? saidAt : Instant.ofEpochMilli(message.timestamp());
            lines.add(new Line(lines.size(), message.role(), speaker, saidAt, text, before, false));
        }
        return lines;
    }

    /** A name without secrets, for whoever pastes one where a name belongs. */
    @Nullable
    String redacted(@Nullable String name) {
        return name == null ? null : secrets.redact(name);
    }

    /**
     * A message with a time is the same wherever it comes again. One without is only the same after the same messages:
     * people say "yes" often.
     */
    private static String mark(Message message, @Nullable String speaker, String text, String before) {
        String context =
                message.timestamp() == null ? before : message.timestamp().toString();
        return LineMarks.of(context, message.role(), speaker, text);
    }
}
