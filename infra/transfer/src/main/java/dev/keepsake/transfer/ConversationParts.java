// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.transfer.format.ImportRecord;
import dev.keepsake.transfer.format.Turn;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a conversation into calls that each keep the limits. The cuts count from the beginning: when the conversation has
 * grown, its earlier parts are still the same and are known again.
 */
public final class ConversationParts {
    /** Well below what a call may hold, so that learning one part does not take long. */
    private static final int MOST_CHARACTERS = 100_000;

    private static final Instant EARLIEST = Instant.parse("1990-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("2100-01-01T00:00:00Z");

    private ConversationParts() {}

    /** The parts in order; none has only blank messages. */
    public static List<CaptureConversation.Arguments> of(ImportRecord.Conversation conversation) {
        List<CaptureConversation.Arguments> parts = new ArrayList<>();
        List<Message> open = new ArrayList<>();
        int characters = 0;
        for (Turn turn : conversation.turns()) {
            for (String piece : LongText.pieces(turn.text(), Message.LONGEST_CONTENT)) {
                boolean full = open.size() == Message.MOST_MESSAGES || characters + piece.length() > MOST_CHARACTERS;
                if (full && !open.isEmpty()) {
                    parts.add(part(conversation, open));
                    open.clear();
                    characters = 0;
                }
                open.add(new Message(turn.role(), piece, turn.name(), possible(turn.at())));
                characters += piece.length();
            }
        }
        if (!open.isEmpty()) {
            parts.add(part(conversation, open));
        }
        return parts;
    }

    private static CaptureConversation.Arguments part(ImportRecord.Conversation conversation, List<Message> messages) {
        return new CaptureConversation.Arguments(List.copyOf(messages), conversation.channel(), conversation.agent());
    }

    /** A time that cannot be is as good as none. */
    private static @Nullable Long possible(@Nullable Long at) {
        return at == null || at < EARLIEST.toEpochMilli() || at >= LATEST.toEpochMilli() ? null : at;
    }
}
