// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PowerCutJourney {
    private static final Set<String> EVERY_PART =
            Set.of("postgres", "kafka", "elasticsearch", "ingest", "recall", "gateway");
    private static final String BARN = "The kiln stands in the barn.";
    private static final String SHED = "The kiln stands in the shed.";
    private static final String TRIGGER = "The kiln does not get hot";

    private final Installation keepsake = Installation.running();
    private final Person nadia = keepsake.somebody();

    @Test
    void whatWasAcknowledgedIsLearnedOnce_whenEveryProcessIsKilledMeanwhile() {
        write("place", BARN);
        List<String> sources = new ArrayList<>();
        long at = Instant.parse("2026-01-05T08:00:00Z").toEpochMilli();
        for (int jar = 1; jar <= 10; jar++) {
            String told = "I sold jar number " + jar + " to the baker.";
            sources.add(nadia.call(
                            "capture_conversation",
                            Map.of("messages", List.of(Map.of("role", "user", "content", told, "timestamp", at + jar))))
                    .at("/source/id")
                    .asString());
        }

        keepsake.killAndAwait(EVERY_PART);

        sources.forEach(nadia::learned);
        assertThat(nadia.listed()).hasSize(11).doesNotHaveDuplicates();
        assertThat(nadia.recalled("Where is the kiln?").get(0)).isEqualTo(BARN);
        assertThat(keepsake.differences()).isEmpty();
    }

    @Test
    void historyPlaybooksAndDecisionsOutlastAPowerCut_andTheForgottenStaysForgotten() {
        String place = write("place", BARN);
        String corrected = nadia.call("correct", Map.of("id", place, "text", SHED))
                .path("replaced_by")
                .asString();
        String secret = write("code", "The code of the kiln is heron.");
        nadia.call("forget", Map.of("id", secret));
        nadia.call("playbook_write", Map.of("trigger", TRIGGER, "strategy", "Clean the burner first."));
        String event = nadia.call("recall_gated", Map.of("query", "Where does the kiln stand?"))
                .path("event_id")
                .asString();

        keepsake.killAndAwait(EVERY_PART);

        JsonNode opened = nadia.call("fetch", Map.of("id", corrected));
        assertThat(opened.path("text").asString()).startsWith(SHED);
        assertThat(opened.at("/metadata/history/0/text").asString()).isEqualTo(BARN);
        assertThat(opened.at("/metadata/history/0/ended").asString()).isEqualTo("wrong");
        assertThat(nadia.refusal("fetch", Map.of("id", secret))).isNotBlank();
        assertThat(nadia.listed()).noneMatch(text -> text.contains("heron"));
        assertThat(nadia.call("playbook_recall", Map.of("query", TRIGGER))
                        .at("/entries/0/strategy")
                        .asString())
                .isEqualTo("Clean the burner first.");
        assertThat(nadia.call("memory_feedback", Map.of("event_id", event, "correct", true))
                        .path("recorded")
                        .asBoolean())
                .isTrue();
        assertThat(nadia.refusal("memory_feedback", Map.of("event_id", event, "correct", false)))
                .contains("already labelled");
    }

    private String write(String key, String value) {
        return nadia.call("memory_write", Map.of("entity", "Kiln", "key", key, "value", value))
                .path("id")
                .asString();
    }
}
