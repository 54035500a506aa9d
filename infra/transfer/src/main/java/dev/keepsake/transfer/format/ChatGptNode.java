// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Message.Speaker;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One node of ChatGPT's message tree, as far as it matters here.
 *
 * @param role absent for nodes that nobody is shown: system texts, tool calls and their output
 */
record ChatGptNode(
        @Nullable String parent,
        @Nullable Speaker role,
        @Nullable Long at,
        String text) {
    private static final Set<String> SHOWN = Set.of("text", "multimodal_text");

    static ChatGptNode of(JsonNode node) {
        JsonNode message = node.path("message");
        return new ChatGptNode(
                node.path("parent").isString() ? node.path("parent").stringValue() : null,
                role(message).orElse(null),
                Texts.millisOfSeconds(message.path("create_time")),
                Texts.storable(text(message.path("content"))));
    }

    boolean speaks() {
        return role != null && !text.isBlank();
    }

    private static Optional<Speaker> role(JsonNode message) {
        boolean hidden = message.path("metadata")
                .path("is_visually_hidden_from_conversation")
                .asBoolean(false);
        boolean toTool = !message.path("recipient").asString("all").equals("all");
        if (hidden
                || toTool
                || !SHOWN.contains(message.path("content").path("content_type").asString("text"))) {
            return Optional.empty();
        }
        return switch (message.path("author").path("role").asString("")) {
            case "user" -> Optional.of(Speaker.USER);
            case "assistant" -> Optional.of(Speaker.ASSISTANT);
            default -> Optional.empty();
        };
    }

    /** Parts are texts, or objects: of those only a transcript of speech has words of the conversation. */
    private static String text(JsonNode content) {
        if (!content.path("parts").isArray()) {
            return content.path("text").asString("");
        }
        return content.path("parts")
                .valueStream()
                .map(part ->
                        part.isString() ? part.stringValue() : part.path("text").asString(""))
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining("\n\n"));
    }
}
