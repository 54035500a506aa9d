// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One message of a conversation, word for word.
 *
 * @param timestamp unix milliseconds; absent where the producer does not know
 */
public record Message(
        @NotNull Speaker role,

        @JsonPropertyDescription("what was said, as plain text") @NotNull @Size(max = Message.LONGEST_CONTENT)
        String content,

        @JsonPropertyDescription("who spoke, where more than two people talk (a channel, a group)")
        @Size(max = 200)
        @Nullable
        String name,

        @JsonPropertyDescription("unix milliseconds") @Nullable
        Long timestamp) {
    /** The most characters one message may hold. */
    public static final int LONGEST_CONTENT = 20_000;

    /** The most messages one conversation may hold. */
    public static final int MOST_MESSAGES = 50;

    public Message {
        if (role == null) {
            throw CallRefused.invalid("\"role\" of each message is required: user or assistant.");
        }
        content = Check.optional("content", content == null ? "" : content, LONGEST_CONTENT);
        name = Check.optional("name", name, 200);
        if (timestamp != null) {
            Check.unixMillis("timestamp", timestamp);
        }
    }

    /** Who a message is by: the person, or another of the group named with it; or the assistant. */
    public enum Speaker {
        @JsonProperty("user")
        USER,
        @JsonProperty("assistant")
        ASSISTANT
    }

    /** The messages of a conversation: from 1 to {@value #MOST_MESSAGES}, at least one of which says something. */
    public static List<Message> conversation(@Nullable List<Message> messages) {
        if (messages == null) {
            throw CallRefused.invalid("\"messages\" is required.");
        }
        if (messages.isEmpty() || messages.size() > MOST_MESSAGES) {
            throw CallRefused.invalid("\"messages\" must hold from 1 to " + MOST_MESSAGES + " messages.");
        }
        if (messages.stream().allMatch(message -> Check.isBlank(message.content()))) {
            throw CallRefused.invalid("\"messages\" must hold at least one message whose \"content\" is not blank.");
        }
        return List.copyOf(messages);
    }
}
