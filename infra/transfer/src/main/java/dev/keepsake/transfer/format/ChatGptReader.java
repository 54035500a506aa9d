// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;

/**
 * Reads the {@code conversations.json} of ChatGPT: conversations whose messages form a tree, because answers and questions
 * can be tried again. The branch that was last shown is taken.
 */
final class ChatGptReader implements RecordReader {
    private static final String AGENT = "chatgpt";

    @Override
    public void read(InputStream in, Consumer<ImportRecord> sink) {
        JsonArrays.read(in, ChatGptReader::conversation, sink);
    }

    private static ImportRecord conversation(JsonParser parser, int ordinal) {
        String title = "";
        String current = "";
        Long startedAt = null;
        Map<String, ChatGptNode> nodes = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            parser.nextToken();
            switch (field) {
                case "title" -> title = JsonArrays.textOrEmpty(parser);
                case "current_node" -> current = JsonArrays.textOrEmpty(parser);
                case "create_time" -> startedAt = Texts.millisOfSeconds(parser.readValueAsTree());
                case "mapping" -> readNodes(parser, nodes);
                default -> parser.skipChildren();
            }
        }
        String name = JsonArrays.place(ordinal, title);
        if (nodes.isEmpty()) {
            return new ImportRecord.Unusable(name, "it has no \"mapping\" of messages");
        }
        List<Turn> turns = turns(branch(nodes, current), startedAt);
        return turns.isEmpty()
                ? new ImportRecord.Unusable(name, "nobody says anything in it")
                : new ImportRecord.Conversation(name, Channel.WEB, AGENT, turns);
    }

    private static void readNodes(JsonParser parser, Map<String, ChatGptNode> nodes) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return;
        }
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String id = parser.currentName();
            parser.nextToken();
            JsonNode node = parser.readValueAsTree();
            nodes.put(id, ChatGptNode.of(node));
        }
    }

    /** From the root to the node that was shown last. */
    private static Deque<ChatGptNode> branch(Map<String, ChatGptNode> nodes, String current) {
        Deque<ChatGptNode> branch = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        String id = nodes.containsKey(current) ? current : newestLeaf(nodes);
        while (id != null && nodes.containsKey(id) && seen.add(id)) {
            ChatGptNode node = nodes.get(id);
            branch.addFirst(node);
            id = node.parent();
        }
        return branch;
    }

    private static @Nullable String newestLeaf(Map<String, ChatGptNode> nodes) {
        Set<String> parents = nodes.values().stream()
                .map(node -> String.valueOf(node.parent()))
                .collect(Collectors.toSet());
        return nodes.entrySet().stream()
                .filter(node -> !parents.contains(node.getKey()))
                .max(Comparator.comparingLong(node ->
                        node.getValue().at() == null ? 0 : node.getValue().at()))
                .map(Map.Entry::getKey)
                .orElse(null);
    }

    /** A message without a time was said no earlier than the one before it. */
    private static List<Turn> turns(Deque<ChatGptNode> branch, @Nullable Long startedAt) {
        List<Turn> turns = new ArrayList<>();
        Long at = startedAt;
        for (ChatGptNode node : branch) {
            if (node.role() != null && node.speaks()) {
                at = node.at() == null ? at : node.at();
                turns.add(new Turn(node.role(), null, at, node.text()));
            }
        }
        return turns;
    }
}
