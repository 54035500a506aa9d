// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A conversation on the public topic, pushed by any producer under the same rules as {@code capture_conversation}.
 *
 * @param id the producer's idempotency id: a second record with it changes nothing
 * @param person the name of the person whose memory it is; absent: as last known for the space, and where
 *     nobody is known the record is put aside
 */
public record ConversationPushed(
        @JsonPropertyDescription("idempotency id, unique within the space") @NotNull @Size(min = 1, max = 200)
        String id,

        @JsonPropertyDescription("the memory it goes to, as printed by key create") @NotNull
        SpaceId space,

        @JsonPropertyDescription("name that stands for I in the person's messages") @Size(max = 200) @Nullable
        String person,

        @JsonPropertyDescription("the person's time zone, e.g. Europe/Lisbon") @Nullable
        ZoneId zone,

        @JsonPropertyDescription("where the conversation is happening") @Nullable
        Channel channel,

        @JsonPropertyDescription("which agent held the conversation") @Size(max = 200) @Nullable
        String agentId,

        @JsonPropertyDescription("the conversation, oldest first") @NotNull @Size(min = 1, max = 50)
        List<Message> messages,

        @JsonPropertyDescription("the account whose use of a model it counts as; absent: as last known for the space")
        @Nullable
        UUID tenant) {

    public ConversationPushed(
            String id,
            SpaceId space,
            @Nullable String person,
            @Nullable ZoneId zone,
            @Nullable Channel channel,
            @Nullable String agentId,
            List<Message> messages) {
        this(id, space, person, zone, channel, agentId, messages, null);
    }

    public ConversationPushed {
        id = Check.text("id", id, 200);
        if (space == null) {
            throw CallRefused.invalid("\"space\" is required.");
        }
        if (!space.isComputed()) {
            throw CallRefused.invalid(
                    "\"space\" must be the id of a memory, as GET /api/v1/account tells it; no memory has " + space
                            + ".");
        }
        person = person == null ? null : Check.text("person", person, 200);
        agentId = Check.optional("agent_id", agentId, 200);
        messages = Message.conversation(messages);
    }

    /** The same conversation in the same space is the same source, through whichever door it came. */
    public SourceId sourceId() {
        StringBuilder content =
                new StringBuilder(space.toString()).append('\u0000').append(channel);
        for (Message message : messages) {
            content.append('\u0000')
                    .append(message.role())
                    .append('\u0001')
                    .append(message.name())
                    .append('\u0001')
                    .append(message.timestamp())
                    .append('\u0001')
                    .append(message.content());
        }
        return SourceId.ofContent(content.toString());
    }
}
