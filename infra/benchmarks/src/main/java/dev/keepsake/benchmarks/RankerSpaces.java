// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.RankerSpace.Wanted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What the ranker is trained on: our conversations, braided, and the memories in which one person talks. */
final class RankerSpaces {
    private RankerSpaces() {}

    static List<RankerSpace> all() throws IOException {
        List<RankerSpace> all = new ArrayList<>();
        for (JsonNode conversation : Braids.of(Resources.read("conversations"))) {
            all.add(ofSeveral(conversation));
        }
        TrialSpaces.ofOnePerson().stream().map(RankerSpaces::ofOnePerson).forEach(all::add);
        return all;
    }

    private static RankerSpace ofSeveral(JsonNode conversation) {
        Map<String, String> turns = conversation
                .path("sessions")
                .valueStream()
                .flatMap(session -> session.path("turns").valueStream())
                .collect(Collectors.toMap(
                        turn -> turn.path("id").asString(),
                        turn -> turn.path("text").asString()));
        List<Wanted> wanted = new ArrayList<>();
        for (JsonNode question : conversation.path("questions")) {
            if (!question.path("evidence").isEmpty()) {
                wanted.add(new Wanted(
                        question.path("question").asString(),
                        question.path("kind").asString(),
                        question.path("evidence")
                                .valueStream()
                                .map(id -> RankerSpace.quotes(turns.getOrDefault(id.asString(), "")))
                                .toList()));
            }
        }
        return new RankerSpace("several", TrialSpaces.told(conversation, "Reader"), wanted);
    }

    private static RankerSpace ofOnePerson(TrialSpace space) {
        List<Wanted> wanted = space.questions().stream()
                .filter(TrialQuestion::answerable)
                .map(one -> new Wanted(one.text(), one.kind(), List.of(RankerSpace.saysAnyOf(one.expected()))))
                .toList();
        return new RankerSpace("one person", space, wanted);
    }
}
