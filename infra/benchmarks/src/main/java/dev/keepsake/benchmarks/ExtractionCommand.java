// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Learns dialogues that say what must, may and must never be learned: precision, recall, forbidden statements. */
@Command(
        name = "extraction",
        description = "Measures what learning takes from dialogues: precision, recall and forbidden statements.",
        mixinStandardHelpOptions = true)
final class ExtractionCommand implements Callable<Integer> {
    @Mixin
    private Target target = new Target();

    @Option(names = "--details", description = "print every miss")
    private boolean details;

    @Option(names = "--only", description = "only dialogues whose id holds this text")
    private String only = "";

    private int musts;
    private int covered;
    private int learned;
    private int supported;
    private int forbidden;

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (JsonNode dialogue : Resources.read("extraction")) {
            if (dialogue.path("id").asString().contains(only)) {
                measure(dialogue);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "precision %.3f (%d of %d), recall %.3f (%d of %d), forbidden %d%n",
                (double) supported / learned,
                supported,
                learned,
                (double) covered / musts,
                covered,
                musts,
                forbidden);
        return 0;
    }

    private void measure(JsonNode dialogue) throws IOException, InterruptedException {
        String id = dialogue.path("id").asString();
        ToolClient client = target.connectAs(
                dialogue.path("person").asString(), dialogue.path("zone").asString("UTC"), id);
        List<JsonNode> memories = learn(client, dialogue, id);
        for (JsonNode must : dialogue.path("must")) {
            musts++;
            boolean found = memories.stream().anyMatch(memory -> overlaps(memory, must) && says(memory, must));
            covered += found ? 1 : 0;
            if (!found) {
                report(id, "missing", must.toString());
            }
        }
        for (JsonNode memory : memories) {
            learned++;
            boolean named = anyOverlaps(dialogue.path("must"), memory) || anyOverlaps(dialogue.path("may"), memory);
            supported += named ? 1 : 0;
            if (!named) {
                report(id, "unsupported", memory.path("text").asString());
            }
            for (JsonNode never : dialogue.path("never")) {
                if (says(memory, never)) {
                    forbidden++;
                    report(
                            id,
                            "FORBIDDEN (" + never.path("why").asString() + ")",
                            memory.path("text").asString());
                }
            }
        }
    }

    private static List<JsonNode> learn(ToolClient client, JsonNode dialogue, String id)
            throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        if (dialogue.path("form").asString().equals("note")) {
            for (JsonNode message : dialogue.path("messages")) {
                ObjectNode note = Json.mapper()
                        .createObjectNode()
                        .put("text", message.path("content").asString());
                try {
                    sources.add(client.call("remember", note).at("/source/id").asString());
                } catch (ToolRefused secret) {
                    System.out.println(id + ": a note was refused: " + secret.getMessage());
                }
            }
        } else {
            ObjectNode conversation = Json.mapper().createObjectNode();
            ArrayNode messages = conversation.putArray("messages");
            dialogue.path("messages").forEach(message -> {
                ObjectNode copy = ((ObjectNode) message).deepCopy();
                if (copy.path("name").isNull()) {
                    copy.remove("name");
                }
                messages.add(copy);
            });
            sources.add(client.call("capture_conversation", conversation)
                    .at("/source/id")
                    .asString());
        }
        Learning.await(client, sources);
        return Learning.memories(client);
    }

    private static boolean anyOverlaps(JsonNode expectations, JsonNode memory) {
        for (JsonNode expectation : expectations) {
            if (overlaps(memory, expectation)) {
                return true;
            }
        }
        return false;
    }

    private static boolean overlaps(JsonNode memory, JsonNode expectation) {
        String quote = memory.at("/metadata/quote").asString();
        String expected = expectation.path("quote").asString();
        return !quote.isEmpty() && (quote.contains(expected) || expected.contains(quote));
    }

    /** Every entry of "says" is in the statement; an entry is one text or alternatives between bars. */
    private static boolean says(JsonNode memory, JsonNode expectation) {
        String text = memory.path("text").asString().toLowerCase(Locale.ROOT);
        for (JsonNode entry : expectation.path("says")) {
            boolean found = false;
            for (String alternative : entry.asString().toLowerCase(Locale.ROOT).split("\\|", -1)) {
                found |= text.contains(alternative);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }

    private void report(String dialogue, String what, String text) {
        if (details) {
            System.out.println(dialogue + ": " + what + ": " + text);
        }
    }
}
