// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.testkit.backing.BackingServices;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.kafka.core.KafkaTemplate;

/** What cannot be taken in lies aside, until it is replayed or dropped. */
class DeadLettersIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static EventSystem system;

    @BeforeAll
    static void start() {
        system = EventSystem.start();
    }

    @AfterAll
    static void stop() {
        system.close();
    }

    @Test
    void putsAsideWhatCannotBeTakenIn_andGoesOn() throws Exception {
        String good = UUID.randomUUID().toString();
        send("malformed", "{");
        send("nothing", "null");
        send("blank", "{\"text\":\" \"}");
        send("mistaken", "{\"text\":{\"de\":\"ein Wort\"}}");
        send("poison", "{\"text\":\"poison\"}");
        send(good, "{\"text\":\"good\"}");

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(good)).hasSize(1));
        DeadLetterReplay replay = new DeadLetterReplay(BackingServices.shared().kafkaBrokers());
        assertThat(replay.waiting(Topic.SOURCES))
                .extracting(DeadLetterReplay.Letter::reason)
                .hasSizeGreaterThanOrEqualTo(5)
                .contains(
                        "The record is not what keepsake.sources takes. It is not JSON.",
                        "The record's value is null.",
                        "\"text\" must not be blank.",
                        "The record is not what keepsake.sources takes. \"text\" is missing or has a value it cannot have.",
                        "The service failed on it by a fault of its own; its log says more.")
                .allSatisfy(reason -> assertThat(reason).endsWith(".").doesNotContain("Exception"));
        system.projection().poisonIsTaken = true;
        assertThat(replay.replay(Topic.SOURCES).replayed()).isGreaterThanOrEqualTo(5);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf("poison")).hasSize(1));
    }

    @Test
    void dropsDeadLetters_soThatTheyAreNotPutBack() {
        send("malformed", "{");
        DeadLetterReplay replay = new DeadLetterReplay(BackingServices.shared().kafkaBrokers());
        await().atMost(SOON).until(() -> !replay.waiting(Topic.SOURCES).isEmpty());

        assertThat(replay.drop(Topic.SOURCES)).isPositive();

        assertThat(replay.waiting(Topic.SOURCES)).isEmpty();
    }

    private void send(String key, String value) {
        system.recall()
                .get(KafkaTemplate.class)
                .send(new ProducerRecord<>(Topic.SOURCES.topicName(), 0, key, value.getBytes(StandardCharsets.UTF_8)));
    }
}
