// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.demo;

import dev.keepsake.cli.gateway.McpClient;
import dev.keepsake.localstack.home.StackProblem;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A conversation is told to Keepsake; then it is asked, corrected and made to forget. */
final class Story {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration LEARNING_LIMIT = Duration.ofSeconds(60);
    private static final int POLL_MILLIS = 250;

    private final McpClient mcp;
    private final Set<String> tools;
    private final PrintWriter out;

    Story(McpClient mcp, Set<String> tools, PrintWriter out) {
        this.mcp = mcp;
        this.tools = tools;
        this.out = out;
    }

    void tell() throws InterruptedException {
        capture();
        recall("What is the new job?");
        recall("Which tea does she drink?");
        gate("Where does Nadia work?", "What is the name of Nadia's dentist?");
        correct("Which day is choir practice?", "Nadia's choir practice is on Thursdays.");
        forget("Which tea does she drink?");
    }

    private void capture() throws InterruptedException {
        Instant saidAt = Instant.now().minus(Duration.ofDays(1));
        ArrayNode messages = JSON.createArrayNode();
        say(messages, "user", "I started my new job as a harbour pilot in Aarhus yesterday.", saidAt);
        say(messages, "assistant", "Congratulations! How was the first day?", saidAt.plusSeconds(20));
        say(messages, "user", "I only drink jasmine tea, and they had none.", saidAt.plusSeconds(40));
        say(messages, "user", "My choir practice is on Tuesdays, so no late shifts then.", saidAt.plusSeconds(60));
        heading("Nadia talks to her assistant. Keepsake keeps the conversation and learns from it.");
        messages.forEach(message -> out.printf(
                "    %-10s %s%n",
                message.path("role").asString().equals("user") ? "Nadia" : "Assistant",
                message.path("content").asString()));
        ObjectNode arguments = JSON.createObjectNode();
        arguments.set("messages", messages);
        String source = mcp.call("capture_conversation", arguments)
                .path("source")
                .path("id")
                .asString();
        JsonNode learned = awaitLearned(source);
        out.printf(
                "  Kept as %s, %d memories learned.%n",
                source, learned.path("metadata").path("facts").asInt(0));
        mcp.call("list_memories", JSON.createObjectNode())
                .path("memories")
                .forEach(memory -> out.printf("    %-12s %s%n", text(memory, "id"), text(memory, "text")));
    }

    private static void say(ArrayNode messages, String role, String content, Instant at) {
        ObjectNode message = messages.addObject().put("role", role).put("content", content);
        message.put("timestamp", at.toEpochMilli());
        if (role.equals("user")) {
            message.put("name", "Nadia");
        }
    }

    private JsonNode awaitLearned(String source) throws InterruptedException {
        Instant until = Instant.now().plus(LEARNING_LIMIT);
        CountDownLatch never = new CountDownLatch(1);
        String last = "nothing";
        while (Instant.now().isBefore(until) && !last.equals("failed")) {
            try {
                JsonNode found = mcp.call("fetch", JSON.createObjectNode().put("id", source));
                last = text(found.path("metadata"), "status");
                if (last.equals("learned")) {
                    return found;
                }
            } catch (StackProblem notYet) {
                // Acknowledged means it is on the bus; on a busy machine its reader may come a moment later.
                last = notYet.sentence();
            }
            boolean ended = never.await(POLL_MILLIS, TimeUnit.MILLISECONDS);
            assert !ended;
        }
        throw new StackProblem(
                "The conversation is not learned (%s): see `infra/keepsake logs ingest`.".formatted(last));
    }

    private void recall(String question) {
        heading("Asked: " + question);
        Optional<JsonNode> found = best(question);
        if (found.isEmpty()) {
            out.println("    nothing is remembered about it.");
            return;
        }
        out.printf("    %s  (%s)%n", text(found.get(), "text"), text(found.get(), "id"));
        out.printf("    because she said: \"%s\"%n", text(found.get(), "quote"));
    }

    private void gate(String known, String unknown) {
        if (!tools.contains("recall_gated")) {
            return;
        }
        for (String question : new String[] {known, unknown}) {
            heading("Asked, with a decision whether memory is enough: " + question);
            JsonNode decided = mcp.call("recall_gated", JSON.createObjectNode().put("query", question));
            out.printf(
                    "    decision: %s (confidence %.2f)%n",
                    text(decided, "decision"), decided.path("confidence").asDouble(0));
            decided.path("reasons").forEach(reason -> out.printf("    %s%n", reason.asString()));
        }
    }

    private void correct(String question, String right) {
        Optional<JsonNode> wrong = tools.contains("correct") ? best(question) : Optional.empty();
        wrong.ifPresent(memory -> {
            heading("Corrected: " + text(memory, "text"));
            mcp.call(
                    "correct",
                    JSON.createObjectNode().put("id", text(memory, "id")).put("text", right));
            out.printf(
                    "    now: %s%n",
                    best(question).map(now -> text(now, "text")).orElse("nothing"));
        });
    }

    private void forget(String question) {
        best(question).ifPresent(memory -> {
            heading("Forgotten: " + text(memory, "text"));
            mcp.call("forget", JSON.createObjectNode().put("id", text(memory, "id")));
            boolean gone = facts(question).noneMatch(fact -> text(fact, "id").equals(text(memory, "id")));
            out.printf("    asked again: %s%n", gone ? "it is gone, everywhere and for good." : "it is still there!");
        });
    }

    private Optional<JsonNode> best(String question) {
        return facts(question).findFirst();
    }

    private Stream<JsonNode> facts(String question) {
        ObjectNode arguments = JSON.createObjectNode().put("query", question);
        return mcp.call("memory_recall", arguments).path("facts").valueStream();
    }

    private void heading(String text) {
        out.printf("%n  %s%n", text);
        out.flush();
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asString("");
    }
}
