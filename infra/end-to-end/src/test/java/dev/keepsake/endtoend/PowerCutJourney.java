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

class PowerCutJourney {
    private static final Set<String> EVERY_PART =
            Set.of("postgres", "kafka", "elasticsearch", "ingest", "recall", "gateway");

    @Test
    void whatWasAcknowledgedIsLearnedOnce_whenEveryProcessIsKilledMeanwhile() {
        Installation keepsake = Installation.running();
        Person nadia = keepsake.somebody();
        nadia.call("memory_write", Map.of("entity", "Kiln", "key", "place", "value", "The kiln stands in the barn."));
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
        assertThat(nadia.recalled("Where is the kiln?").get(0)).isEqualTo("The kiln stands in the barn.");
    }
}
