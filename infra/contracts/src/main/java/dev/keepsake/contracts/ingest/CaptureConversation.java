// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.tool.Delivery;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import dev.keepsake.contracts.wire.Topic;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keeps a conversation and learns from what the person said in it. */
public final class CaptureConversation {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "capture_conversation", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Capture a conversation")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/conversations"))
            .limitedTo(RateLimit.perMinute(120))
            .withSecrets(SecretPolicy.redactedIn("messages.content", "messages.name", "agent_id"))
            .delivered(new Delivery.Accepted<>(Topic.CONVERSATIONS, CaptureConversation::accept))
            .describedAs("""
                    Keeps a conversation and learns from what the person said in it. Returns at once; \
                    memories become searchable within seconds. Sending it again changes nothing; a longer \
                    one with the same start learns only what is new.""");

    private CaptureConversation() {}

    private static Delivery.Accept<Result> accept(UUID callId, Caller caller, Arguments arguments, Instant now) {
        ConversationPushed pushed = new ConversationPushed(
                callId.toString(),
                caller.space(),
                caller.person(),
                caller.zone(),
                arguments.channel(),
                arguments.agentId(),
                arguments.messages(),
                caller.tenant());
        return new Delivery.Accept<>(
                caller.space().toString(),
                pushed,
                new Result(
                        SourceProgress.of(pushed.sourceId(), SourceStatus.QUEUED),
                        arguments.messages().size()));
    }

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments(
            @JsonPropertyDescription("the conversation, oldest first") @NotNull @Size(min = 1, max = 50)
            List<Message> messages,

            @JsonPropertyDescription("where the conversation is happening") @JsonProperty(defaultValue = "web")
            Channel channel,

            @JsonPropertyDescription("which agent held the conversation") @Size(max = 200) @Nullable
            String agentId) {
        public Arguments {
            messages = Message.conversation(messages);
            channel = channel == null ? Channel.WEB : channel;
            agentId = Check.optional("agent_id", agentId, 200);
        }
    }

    /** What the tool answers. */
    public record Result(
            @NotNull SourceProgress source, @NotNull Integer accepted) {}
}
