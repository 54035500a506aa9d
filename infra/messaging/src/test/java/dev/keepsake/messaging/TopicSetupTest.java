// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.wire.Topic;
import org.apache.kafka.clients.admin.NewTopic;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TopicSetupTest {
    private final TopicSetup setup = new TopicSetup(6, (short) 1);

    @Test
    void givesEveryTopicADeadLetterTopic() {
        assertThat(setup.all())
                .extracting(NewTopic::name)
                .hasSize(2 * Topic.values().length)
                .contains("keepsake.memories", "keepsake.memories.dead", "keepsake.recall.calls");
    }

    @Test
    void compactsTopicsThatHoldState_butNotTheirDeadLetters() {
        assertThat(configOf("keepsake.memories", "cleanup.policy")).isEqualTo("compact");
        assertThat(configOf("keepsake.memories.dead", "cleanup.policy")).isNull();
        assertThat(configOf("keepsake.memories.dead", "retention.ms")).isEqualTo("1209600000");
    }

    @Test
    void letsLongConversationsThrough() {
        assertThat(configOf("keepsake.conversations", "max.message.bytes")).isEqualTo("8388608");
    }

    private @Nullable String configOf(String topic, String setting) {
        return setup.all().stream()
                .filter(candidate -> candidate.name().equals(topic))
                .findFirst()
                .orElseThrow()
                .configs()
                .get(setting);
    }
}
