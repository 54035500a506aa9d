// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.contracts.operations.RebuildStatus.Phase;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReindexJourney {
    private static final String BARN = "The kiln stands in the barn.";

    private final Installation keepsake = Installation.running();

    @Test
    void everyMemoryIsFoundBeforeDuringAndAfterARebuild_andNothingForgottenComesBack() {
        Person nadia = keepsake.somebody();
        write(nadia, "place", BARN);
        String secret = nadia.remember("The spare key hangs behind the barometer.");
        ServiceApi recall = keepsake.operatorOf("recall");

        recall.post("/operator/index/rebuild", null, RebuildStatus.class);
        write(nadia, "glaze", "The glaze is celadon.");
        nadia.call("forget", Map.of("id", secret));
        await().atMost(Duration.ofMinutes(3)).until(() -> {
            assertThat(nadia.recalled("Where is the kiln?")).contains(BARN);
            return recall.get("/operator/index", RebuildStatus.class).phase() == Phase.FILLED;
        });
        RebuildStatus after = recall.post("/operator/index/switch", null, RebuildStatus.class);

        assertThat(after.withoutVectors()).isZero();
        assertThat(nadia.recalled("Where is the kiln?")).contains(BARN);
        assertThat(nadia.recalled("glaze")).contains("The glaze is celadon.");
        assertThat(nadia.recalled("barometer")).noneMatch(text -> text.contains("barometer"));
        assertThat(nadia.listed()).hasSize(2);
        assertThat(keepsake.differences()).isEmpty();
    }

    private static void write(Person person, String key, String value) {
        person.call("memory_write", Map.of("entity", "Kiln", "key", key, "value", value));
    }
}
