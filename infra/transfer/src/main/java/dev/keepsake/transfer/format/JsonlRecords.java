// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.wire.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The kinds of lines: those of an export by their {@code type}, and conversations that have {@code messages} instead. */
final class JsonlRecords {
    private JsonlRecords() {}

    static ImportRecord of(String place, JsonNode line) {
        return switch (line.path("type").asString("conversation")) {
            case "conversation" -> conversation(place, line);
            case "source" -> source(place, line);
            case "memory" -> memory(place, line);
            case "playbook" ->
                new ImportRecord.Strategy(place, Json.mapper().treeToValue(line, PlaybookWrite.Arguments.class));
            case "export", "end" -> new ImportRecord.Derived(place);
            default -> new ImportRecord.Unusable(place, "its \"type\" is not known here");
        };
    }

    private static ImportRecord source(String place, JsonNode line) {
        ExportedSource source = Json.mapper().treeToValue(line, ExportedSource.class);
        // What the call will check: a bad record is to spoil no other of its batch.
        new ImportSources.Arguments(List.of(source));
        return new ImportRecord.KeptSource(name(place, line), source);
    }

    private static ImportRecord memory(String place, JsonNode line) {
        ExportedMemory memory = Json.mapper().treeToValue(line, ExportedMemory.class);
        new ImportMemories.Arguments(List.of(memory));
        return new ImportRecord.KeptMemory(name(place, line), memory);
    }

    private static ImportRecord conversation(String name, JsonNode holder) {
        JsonNode messages = holder.path("messages");
        if (!messages.isArray()) {
            return new ImportRecord.Unusable(name, "it has neither a known \"type\" nor \"messages\"");
        }
        List<Turn> turns = new ArrayList<>();
        for (JsonNode message : messages) {
            String role = message.path("role").asString("");
            if (!role.equals("user") && !role.equals("assistant")) {
                return new ImportRecord.Unusable(name, "a \"role\" in it is neither user nor assistant");
            }
            String text = Texts.storable(
                    message.path("content").asString(message.path("text").asString("")));
            if (!text.isBlank()) {
                turns.add(new Turn(
                        role.equals("user") ? Speaker.USER : Speaker.ASSISTANT,
                        optional(message, "name", "speaker"),
                        at(message),
                        text));
            }
        }
        return turns.isEmpty()
                ? new ImportRecord.Unusable(name, "nobody says anything in it")
                : new ImportRecord.Conversation(name, channel(holder), optional(holder, "agent_id", "agent"), turns);
    }

    private static @Nullable Long at(JsonNode message) {
        JsonNode timestamp = message.path("timestamp");
        return timestamp.isIntegralNumber()
                ? (Long) timestamp.longValue()
                : Texts.millisOfIso(message.path("said_at").asString(timestamp.asString("")));
    }

    private static Channel channel(JsonNode holder) {
        JsonNode channel = holder.path("channel");
        return channel.isString() ? Json.mapper().treeToValue(channel, Channel.class) : Channel.UNKNOWN;
    }

    private static @Nullable String optional(JsonNode node, String field, String otherwise) {
        String text = node.path(field).asString(node.path(otherwise).asString(""));
        return text.isBlank() ? null : text;
    }

    private static String name(String place, JsonNode record) {
        String id = record.path("id").asString("");
        return id.isEmpty() ? place : place + " (" + id + ")";
    }
}
