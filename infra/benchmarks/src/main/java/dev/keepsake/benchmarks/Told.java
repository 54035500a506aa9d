// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Something told to a memory, in one of the three ways there are. */
sealed interface Told {
    /** The source to wait for; empty where the memory has it already. */
    Optional<String> tell(ToolClient client) throws IOException, InterruptedException;

    /** A note. */
    record Note(String text) implements Told {
        @Override
        public Optional<String> tell(ToolClient client) throws IOException, InterruptedException {
            ObjectNode arguments = Json.mapper().createObjectNode().put("text", text);
            return Optional.of(
                    client.call("remember", arguments).at("/source/id").asString());
        }
    }

    /** A fact written as one. */
    record Fact(String entity, String key, String value) implements Told {
        @Override
        public Optional<String> tell(ToolClient client) throws IOException, InterruptedException {
            client.call(
                    "memory_write",
                    Json.mapper()
                            .createObjectNode()
                            .put("entity", entity)
                            .put("key", key)
                            .put("value", value));
            return Optional.empty();
        }
    }

    /** A conversation, or a part of one. */
    record Conversation(ArrayNode messages) implements Told {
        @Override
        public Optional<String> tell(ToolClient client) throws IOException, InterruptedException {
            ObjectNode arguments = Json.mapper().createObjectNode();
            arguments.set("messages", messages);
            return Optional.of(client.call("capture_conversation", arguments)
                    .at("/source/id")
                    .asString());
        }
    }
}
