// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.Message.Speaker;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

/** Reads the {@code conversations.json} of Claude: conversations as lists of messages. What tools and attachments say is left out. */
final class ClaudeReader implements RecordReader {
    private static final String AGENT = "claude";

    @Override
    public void read(InputStream in, Consumer<ImportRecord> sink) {
        JsonArrays.read(in, ClaudeReader::conversation, sink);
    }

    private static ImportRecord conversation(JsonParser parser, int ordinal) {
        String title = "";
        Long startedAt = null;
        List<Turn> turns = null;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case "name" -> title = JsonArrays.textOrEmpty(parser);
                case "created_at" -> startedAt = Texts.millisOfIso(JsonArrays.textOrEmpty(parser));
                case "chat_messages" -> turns = readTurns(parser);
                default -> parser.skipChildren();
            }
        }
        String name = JsonArrays.place(ordinal, title);
        if (turns == null) {
            return new ImportRecord.Unusable(name, "it has no list \"chat_messages\"");
        }
        return turns.isEmpty()
                ? new ImportRecord.Unusable(name, "nobody says anything in it")
                : new ImportRecord.Conversation(name, Channel.WEB, AGENT, timed(turns, startedAt));
    }

    private static @Nullable List<Turn> readTurns(JsonParser parser) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            parser.skipChildren();
            return null;
        }
        List<Turn> turns = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            JsonNode message = parser.readValueAsTree();
            Speaker role =
                    switch (message.path("sender").asString("")) {
                        case "human" -> Speaker.USER;
                        case "assistant" -> Speaker.ASSISTANT;
                        default -> null;
                    };
            String text = Texts.storable(text(message));
            if (role != null && !text.isBlank()) {
                turns.add(new Turn(
                        role, null, Texts.millisOfIso(message.path("created_at").asString("")), text));
            }
        }
        return turns;
    }

    /** The blocks of text; {@code text} stands for them in older exports, and in newer ones names tools too. */
    private static String text(JsonNode message) {
        String blocks = message.path("content")
                .valueStream()
                .filter(block -> block.path("type").asString("").equals("text"))
                .map(block -> block.path("text").asString(""))
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining("\n\n"));
        return blocks.isEmpty() && message.path("content").isEmpty()
                ? message.path("text").asString("")
                : blocks;
    }

    /** A message without a time was said no earlier than the one before it. */
    private static List<Turn> timed(List<Turn> turns, @Nullable Long startedAt) {
        List<Turn> timed = new ArrayList<>(turns.size());
        Long at = startedAt;
        for (Turn turn : turns) {
            at = turn.at() == null ? at : turn.at();
            timed.add(new Turn(turn.role(), turn.name(), at, turn.text()));
        }
        return timed;
    }
}
