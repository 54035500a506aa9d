// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The kinds of lines: those of an export by their {@code type}, and conversations that have {@code messages} instead. */
final class JsonlRecords {
    /** The fields of a memory that the tool which writes one takes under the same names. */
    private static final Set<String> FACT = Set.of("entity", "key", "value", "scope");

    private JsonlRecords() {}

    static ImportRecord of(String place, JsonNode line) {
        return switch (line.path("type").asString("conversation")) {
            case "conversation" -> conversation(place, line, line.path("messages"));
            case "source" -> source(place, line);
            case "memory" -> memory(place, line);
            case "playbook" ->
                new ImportRecord.Strategy(place, Json.mapper().treeToValue(line, PlaybookWrite.Arguments.class));
            case "export", "end" -> new ImportRecord.Derived(place);
            default -> new ImportRecord.Unusable(place, "its \"type\" is not known here");
        };
    }

    /** A note comes back as something said at its time: told anew today, its "tomorrow" would be another day. */
    private static ImportRecord source(String place, JsonNode source) {
        if (source.path("written").asBoolean(false)) {
            return new ImportRecord.Derived(place);
        }
        return conversation(name(place, source), source, source.path("lines"));
    }

    private static ImportRecord conversation(String name, JsonNode holder, JsonNode messages) {
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

    /** What was corrected is wrong, and what was learned is learned again from its source. */
    private static ImportRecord memory(String place, JsonNode memory) {
        if (!memory.path("written").asBoolean(false)
                || memory.path("status").asString("").equals("wrong")) {
            return new ImportRecord.Derived(place);
        }
        ObjectNode fact = ((ObjectNode) memory).deepCopy();
        fact.retain(FACT);
        if (memory.path("provenance").isString()) {
            fact.set("source", memory.path("provenance"));
        }
        JsonNode rationale = memory.path("witnesses").path(0).path("rationale");
        if (rationale.isString()) {
            fact.set("rationale", rationale);
        }
        return new ImportRecord.Fact(name(place, memory), Json.mapper().treeToValue(fact, MemoryWrite.Arguments.class));
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
