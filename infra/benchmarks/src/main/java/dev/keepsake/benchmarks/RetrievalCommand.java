// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Learns the conversations written for the project and asks their questions: recall of the evidence, by kind. */
@Command(
        name = "retrieval",
        description = "Learns conversations from raw messages and measures how well recall finds the evidence.",
        mixinStandardHelpOptions = true)
final class RetrievalCommand implements Callable<Integer> {
    private static final int MOST_MESSAGES = 50;
    private static final int SECONDS_BETWEEN_TURNS = 30;
    private static final int DEEPEST = 20;

    @Mixin
    private Target target = new Target();

    private final Map<String, Mean> recall = new TreeMap<>();
    private final Latencies latencies = new Latencies();

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (JsonNode conversation : Resources.read("conversations")) {
            measure(conversation);
        }
        recall.forEach((name, mean) -> System.out.println(name + ": " + mean));
        System.out.println("memory_recall: " + latencies.summary());
        return 0;
    }

    private void measure(JsonNode conversation) throws IOException, InterruptedException {
        String id = conversation.path("id").asString();
        ToolClient client = target.connectAs("Reader", "UTC", id);
        Map<String, String> turns = new HashMap<>();
        Instant begun = Instant.now();
        Learning.await(client, capture(client, conversation, turns));
        System.out.printf(
                Locale.ROOT,
                "%s: %d turns learned in %d s%n",
                id,
                turns.size(),
                Duration.between(begun, Instant.now()).toSeconds());
        for (JsonNode question : conversation.path("questions")) {
            if (!question.path("evidence").isEmpty()) {
                ask(client, question, turns);
            }
        }
    }

    private static List<String> capture(ToolClient client, JsonNode conversation, Map<String, String> turns)
            throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        for (JsonNode session : conversation.path("sessions")) {
            Instant at = Instant.parse(session.path("at").asString());
            ArrayNode messages = Json.mapper().createArrayNode();
            for (JsonNode turn : session.path("turns")) {
                String text = turn.path("text").asString();
                turns.put(turn.path("id").asString(), squeezed(text));
                messages.addObject()
                        .put("role", "user")
                        .put("name", turn.path("speaker").asString())
                        .put("content", text)
                        .put("timestamp", at.toEpochMilli());
                at = at.plusSeconds(SECONDS_BETWEEN_TURNS);
                if (messages.size() == MOST_MESSAGES) {
                    sources.add(push(client, messages));
                    messages = Json.mapper().createArrayNode();
                }
            }
            if (!messages.isEmpty()) {
                sources.add(push(client, messages));
            }
        }
        return sources;
    }

    private static String push(ToolClient client, ArrayNode messages) throws IOException, InterruptedException {
        ObjectNode arguments = Json.mapper().createObjectNode();
        arguments.set("messages", messages);
        return client.call("capture_conversation", arguments).at("/source/id").asString();
    }

    private void ask(ToolClient client, JsonNode question, Map<String, String> turns)
            throws IOException, InterruptedException {
        long from = System.nanoTime();
        JsonNode facts = client.call(
                        "memory_recall",
                        Json.mapper()
                                .createObjectNode()
                                .put("query", question.path("question").asString())
                                .put("k", DEEPEST))
                .path("facts");
        latencies.add(Duration.ofNanos(System.nanoTime() - from));
        List<String> quotes = new ArrayList<>();
        facts.forEach(fact -> quotes.add(squeezed(fact.path("quote").asString())));
        for (int k : new int[] {5, 10, DEEPEST}) {
            List<String> first = quotes.subList(0, Math.min(k, quotes.size()));
            double found = share(question.path("evidence"), turns, first);
            mean("recall@" + k).add(found);
            mean("recall@" + k + " " + question.path("kind").asString()).add(found);
        }
    }

    private static double share(JsonNode evidence, Map<String, String> turns, List<String> quotes) {
        int found = 0;
        for (JsonNode turn : evidence) {
            String text = turns.getOrDefault(turn.asString(), "");
            boolean quoted = quotes.stream().anyMatch(quote -> !quote.isEmpty() && text.contains(quote));
            found += quoted ? 1 : 0;
        }
        return (double) found / evidence.size();
    }

    private Mean mean(String name) {
        return recall.computeIfAbsent(name, unused -> new Mean());
    }

    private static String squeezed(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private static final class Mean {
        private double sum;
        private int count;

        void add(double value) {
            sum += value;
            count++;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.3f (n=%d)", sum / count, count);
        }
    }
}
