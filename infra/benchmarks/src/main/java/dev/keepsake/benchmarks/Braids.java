// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Several conversations told as one long one: their sessions in the order of time, between the same two people. In a memory
 * of one short conversation nearly everything found is the answer; a ranker must learn from those in which much is alike.
 */
final class Braids {
    private static final int STRANDS = 7;

    private Braids() {}

    /** Those of two people, braided; the others as they are. Each goes into one braid only. */
    static List<JsonNode> of(List<JsonNode> conversations) {
        List<JsonNode> pairs =
                conversations.stream().filter(one -> speakers(one).size() == 2).toList();
        int braids = (pairs.size() + STRANDS - 1) / STRANDS;
        List<JsonNode> all = new ArrayList<>();
        for (int i = 0; i < braids; i++) {
            List<JsonNode> strands = new ArrayList<>();
            for (int j = i; j < pairs.size(); j += braids) {
                strands.add(pairs.get(j));
            }
            all.add(braid((i + 1) + "-braid", strands));
        }
        conversations.stream().filter(one -> !pairs.contains(one)).forEach(all::add);
        return all;
    }

    private static JsonNode braid(String id, List<JsonNode> strands) {
        List<String> people = speakers(strands.get(0));
        List<JsonNode> sessions = new ArrayList<>();
        ObjectNode braid = Json.mapper().createObjectNode().put("id", id);
        ArrayNode questions = Json.mapper().createArrayNode();
        for (int i = 0; i < strands.size(); i++) {
            Strand strand = new Strand(i + ":", speakers(strands.get(i)), people);
            strands.get(i).path("sessions").forEach(session -> sessions.add(strand.session(session)));
            strands.get(i).path("questions").forEach(question -> questions.add(strand.question(question)));
        }
        sessions.sort(Comparator.comparing(session -> session.path("at").asString()));
        braid.putArray("sessions").addAll(sessions);
        braid.set("questions", questions);
        return braid;
    }

    private static List<String> speakers(JsonNode conversation) {
        return List.copyOf(conversation
                .path("sessions")
                .valueStream()
                .flatMap(session -> session.path("turns").valueStream())
                .map(turn -> turn.path("speaker").asString())
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    /** One conversation in the mouths of other people. */
    private static final class Strand {
        private final String prefix;
        private final Map<String, String> names = new LinkedHashMap<>();
        private final Pattern anyName;

        Strand(String prefix, List<String> own, List<String> people) {
            this.prefix = prefix;
            for (int i = 0; i < own.size(); i++) {
                names.put(own.get(i), people.get(i));
            }
            this.anyName = Pattern.compile(
                    own.stream().map(Pattern::quote).collect(Collectors.joining("|", "\\b(?:", ")\\b")));
        }

        JsonNode session(JsonNode session) {
            ObjectNode told = Json.mapper()
                    .createObjectNode()
                    .put("at", session.path("at").asString());
            ArrayNode turns = told.putArray("turns");
            session.path("turns")
                    .forEach(turn -> turns.addObject()
                            .put("id", prefix + turn.path("id").asString())
                            .put("speaker", renamed(turn.path("speaker").asString()))
                            .put("text", renamed(turn.path("text").asString())));
            return told;
        }

        JsonNode question(JsonNode question) {
            ObjectNode asked = Json.mapper()
                    .createObjectNode()
                    .put("question", renamed(question.path("question").asString()))
                    .put("kind", question.path("kind").asString());
            ArrayNode evidence = asked.putArray("evidence");
            question.path("evidence").forEach(turn -> evidence.add(prefix + turn.asString()));
            return asked;
        }

        private String renamed(String text) {
            return anyName.matcher(text).replaceAll(name -> Matcher.quoteReplacement(names.get(name.group())));
        }
    }
}
