// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

/** The spaces written for the project: conversations of several people, and memories in which one person talks. */
final class TrialSpaces {
    private static final int MOST_MESSAGES = 50;
    private static final int SECONDS_BETWEEN_TURNS = 30;

    private TrialSpaces() {}

    static List<TrialSpace> all() throws IOException {
        List<TrialSpace> all = new ArrayList<>(ofOnePerson());
        all.addAll(ofSeveral());
        return all;
    }

    /** Notes, written facts, and talks with an assistant. */
    static List<TrialSpace> ofOnePerson() throws IOException {
        return Resources.read("spaces").stream().map(TrialSpaces::personal).toList();
    }

    /** Conversations of two people and more. */
    static List<TrialSpace> ofSeveral() throws IOException {
        return Resources.read("conversations").stream().map(TrialSpaces::shared).toList();
    }

    private static TrialSpace personal(JsonNode file) {
        List<TrialQuestion> questions = new ArrayList<>();
        file.path("answered")
                .properties()
                .forEach(kind -> kind.getValue()
                        .properties()
                        .forEach(one -> questions.add(new TrialQuestion(
                                kind.getKey(),
                                one.getKey(),
                                true,
                                Arrays.asList(one.getValue().asString().split("\\|"))))));
        file.path("unanswered")
                .properties()
                .forEach(kind -> kind.getValue()
                        .forEach(one ->
                                questions.add(new TrialQuestion(kind.getKey(), one.asString(), false, List.of()))));
        List<Told> told =
                file.path("sources").valueStream().map(TrialSpaces::told).toList();
        return new TrialSpace(file.path("id").asString(), file.path("person").asString(), told, questions);
    }

    private static Told told(JsonNode source) {
        if (source.has("remember")) {
            return new Told.Note(source.path("remember").asString());
        }
        if (source.has("write")) {
            JsonNode fact = source.path("write");
            return new Told.Fact(
                    fact.path(0).asString(),
                    fact.path(1).asString(),
                    fact.path(2).asString());
        }
        JsonNode chat = source.path("chat");
        Instant at = Instant.parse(chat.path("at").asString());
        ArrayNode messages = Json.mapper().createArrayNode();
        boolean person = true;
        for (JsonNode turn : chat.path("turns")) {
            // The person begins, and the assistant answers.
            messages.addObject()
                    .put("role", person ? "user" : "assistant")
                    .put("content", turn.asString())
                    .put("timestamp", at.toEpochMilli());
            at = at.plusSeconds(SECONDS_BETWEEN_TURNS);
            person = !person;
        }
        return new Told.Conversation(messages);
    }

    /** Questions about the first speaker are also put in that person's own words. */
    private static TrialSpace shared(JsonNode file) {
        String person = file.path("speakers").path(0).asString();
        List<TrialQuestion> questions = new ArrayList<>();
        for (JsonNode question : file.path("questions")) {
            String kind = question.path("kind").asString();
            boolean answerable = !question.path("evidence").isEmpty();
            String text = question.path("question").asString();
            questions.add(new TrialQuestion(kind, text, answerable, List.of()));
            FirstPerson.of(text, person)
                    .ifPresent(own -> questions.add(new TrialQuestion(kind, own, answerable, List.of())));
        }
        return new TrialSpace(file.path("id").asString(), person, talks(file), questions);
    }

    /** What is said in a conversation, told by somebody who takes no part in it. */
    static TrialSpace told(JsonNode conversation, String person) {
        return new TrialSpace(conversation.path("id").asString(), person, talks(conversation), List.of());
    }

    private static List<Told> talks(JsonNode conversation) {
        return conversation
                .path("sessions")
                .valueStream()
                .flatMap(session -> talk(session).stream())
                .toList();
    }

    private static List<Told> talk(JsonNode session) {
        List<Told> parts = new ArrayList<>();
        Instant at = Instant.parse(session.path("at").asString());
        ArrayNode messages = Json.mapper().createArrayNode();
        for (JsonNode turn : session.path("turns")) {
            messages.addObject()
                    .put("role", "user")
                    .put("name", turn.path("speaker").asString())
                    .put("content", turn.path("text").asString())
                    .put("timestamp", at.toEpochMilli());
            at = at.plusSeconds(SECONDS_BETWEEN_TURNS);
            if (messages.size() == MOST_MESSAGES) {
                parts.add(new Told.Conversation(messages));
                messages = Json.mapper().createArrayNode();
            }
        }
        if (!messages.isEmpty()) {
            parts.add(new Told.Conversation(messages));
        }
        return parts;
    }
}
