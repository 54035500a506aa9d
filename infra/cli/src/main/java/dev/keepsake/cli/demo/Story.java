// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.demo;

import dev.keepsake.cli.gateway.McpClient;
import dev.keepsake.cli.polling.Polling;
import dev.keepsake.localstack.home.StackProblem;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A conversation is told to Keepsake; then it is asked, corrected and made to forget. */
final class Story {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Polling LOOKS = new Polling(Duration.ofMillis(250), 240);
    private static final Set<String> ENDED = Set.of("learned", "failed");

    private final McpClient mcp;
    private final Set<String> tools;
    private final PrintWriter out;

    Story(McpClient mcp, Set<String> tools, PrintWriter out) {
        this.mcp = mcp;
        this.tools = tools;
        this.out = out;
    }

    void tell() {
        capture();
        ask("What does Nadia work as?");
        ask("Which tea does Nadia drink?");
        gate("When is Nadia's choir practice?");
        gate("What is the name of Nadia's dentist?");
        correct("When is Nadia's choir practice?", "Nadia's choir practice is on Thursdays.");
        forget("Which tea does Nadia drink?");
    }

    private void capture() {
        Instant saidAt = Instant.now().minus(Duration.ofDays(1));
        ArrayNode messages = JSON.createArrayNode();
        say(messages, "user", "I work as a harbour pilot in Aarhus.", saidAt);
        say(messages, "assistant", "That sounds like early mornings!", saidAt.plusSeconds(20));
        say(messages, "user", "They are. I only drink jasmine tea.", saidAt.plusSeconds(40));
        say(messages, "user", "My choir practice is on Tuesdays.", saidAt.plusSeconds(60));
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

    private JsonNode awaitLearned(String source) {
        JsonNode found = LOOKS.until(seen -> ENDED.contains(status(seen)), () -> fetch(source));
        if (!status(found).equals("learned")) {
            throw new StackProblem(
                    "The conversation is not learned (%s): see `infra/keepsake logs ingest`.".formatted(status(found)));
        }
        return found;
    }

    private JsonNode fetch(String source) {
        try {
            return mcp.call("fetch", JSON.createObjectNode().put("id", source));
        } catch (StackProblem notYet) {
            // Acknowledged means it is on the bus; on a busy machine its reader may come a moment later.
            return JSON.createObjectNode();
        }
    }

    private static String status(JsonNode source) {
        return source.path("metadata").path("status").asString("not read yet");
    }

    private void ask(String question) {
        heading("Asked: " + question);
        Optional<JsonNode> found = answer(question);
        if (found.isEmpty()) {
            out.println("    Nothing is remembered about it.");
            return;
        }
        out.printf("    %s  (%s)%n", text(found.get(), "text"), text(found.get(), "id"));
        out.printf("    because she said: \"%s\"%n", text(found.get(), "quote"));
    }

    private void gate(String question) {
        if (!tools.contains("recall_gated")) {
            return;
        }
        heading("Asked whether memory is enough: " + question);
        JsonNode decided = mcp.call("recall_gated", JSON.createObjectNode().put("query", question));
        out.printf(
                "    decision: %s (confidence %.2f)%n",
                text(decided, "decision"), decided.path("confidence").asDouble(0));
        decided.path("reasons").forEach(reason -> out.printf("    why: %s%n", reason.asString()));
        String briefing = text(decided, "context_block");
        if (!briefing.isBlank()) {
            out.println("    handed to the model:");
            briefing.lines().forEach(line -> out.println(("      " + line).stripTrailing()));
        }
    }

    private void correct(String question, String right) {
        Optional<JsonNode> wrong = tools.contains("correct") ? answer(question) : Optional.empty();
        wrong.ifPresent(memory -> {
            heading("Corrected: " + text(memory, "text"));
            mcp.call(
                    "correct",
                    JSON.createObjectNode().put("id", text(memory, "id")).put("text", right));
            out.printf(
                    "    asked again: %s%n",
                    answer(question).map(now -> text(now, "text")).orElse("nothing is remembered about it."));
        });
    }

    private void forget(String question) {
        answer(question).ifPresent(memory -> {
            heading("Forgotten: " + text(memory, "text"));
            mcp.call("forget", JSON.createObjectNode().put("id", text(memory, "id")));
            boolean gone = facts(question).noneMatch(fact -> text(fact, "id").equals(text(memory, "id")));
            out.printf("    asked again: %s%n", gone ? "it is no longer remembered." : "it is still there!");
        });
    }

    /** The memory the answer is drawn from; without the tool for answers, the best match. */
    private Optional<JsonNode> answer(String question) {
        if (!tools.contains("ask")) {
            return facts(question).findFirst();
        }
        JsonNode asked = mcp.call("ask", JSON.createObjectNode().put("question", question));
        String id = text(asked.path("memories").path(0), "id");
        return facts(question).filter(fact -> text(fact, "id").equals(id)).findFirst();
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
