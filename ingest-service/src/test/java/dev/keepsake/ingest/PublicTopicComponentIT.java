// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.testkit.backing.BackingServices;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PublicTopicComponentIT {
    private static final Instant AT = Instant.parse("2026-03-10T18:00:00Z");

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void thePersonIsLearnedAndTheAssistantIsNot() {
        SourceChanged source = world.learned(conversation(List.of(
                said(Speaker.USER, "I started at Halvorsen Shipyard yesterday.", 0),
                said(Speaker.ASSISTANT, "Congratulations! I adore parachuting. Do you still play the oboe?", 60),
                said(Speaker.USER, "Yes, every Sunday. What is the capital of Chile?", 120))));

        assertThat(source.status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(texts()).anyMatch(text -> text.contains("Halvorsen")).noneMatch(text -> text.contains("parachut"));
        assertThat(texts()).noneMatch(text -> text.contains("Chile"));
        assertThat(memories()).allSatisfy(memory -> assertThat(memory.saidAt()).isBefore(memory.learnedAt()));
        assertThat(source.taught()).hasSameSizeAs(memories());
    }

    @Test
    void relativeDatesAreCountedFromTheMessagesOwnTime() {
        long then = Instant.parse("2022-11-16T09:30:00Z").toEpochMilli();

        world.learned(new ConversationPushed(
                UUID.randomUUID().toString(),
                ida.space(),
                "Ida",
                ida.zone(),
                null,
                null,
                List.of(new Message(Speaker.USER, "I signed the lease last Friday.", null, then))));

        assertThat(memories()).singleElement().satisfies(memory -> {
            assertThat(memory.text()).contains("11 November 2022");
            assertThat(memory.saidAt()).isEqualTo(Instant.parse("2022-11-16T09:30:00Z"));
            assertThat(memory.learnedAt()).isAfter(Instant.parse("2026-01-01T00:00:00Z"));
        });
    }

    @Test
    void aRepeatChangesNothingAndALongerOneTeachesWhatIsNew() {
        Message first = said(Speaker.USER, "My daughter Freya turned six today.", 0);
        world.learned(conversation(List.of(first)));
        List<MemoryChanged> before = memories();

        world.publish(ida.space(), conversation(List.of(first)));
        world.learned(conversation(List.of(first, said(Speaker.USER, "Freya wants a telescope.", 60))));

        assertThat(memories()).hasSize(before.size() + 1).containsAll(before);
    }

    @Test
    void badRecordsBecomeDeadLettersAndHoldNothingUp() {
        ConversationPushed good = conversation(List.of(said(Speaker.USER, "I tune church organs.", 0)));
        ConversationPushed last = conversation(List.of(said(Speaker.USER, "I collect tide tables.", 60)));
        String space = ida.space().toString();
        DeadLetterTail dead = DeadLetterTail.of(Topic.CONVERSATIONS, space);

        world.publish(ida.space(), good);
        send(space, "not json".getBytes(StandardCharsets.UTF_8));
        send(space, "{\"messages\":5}".getBytes(StandardCharsets.UTF_8));
        send(space, raw(space, "\"timestamp\":1778684400"));
        send(space, raw(space, "\"timestamp\":-1"));
        send(
                space,
                ("{\"id\":\"z\",\"space\":\"" + space
                                + "\",\"messages\":[{\"role\":\"user\",\"content\":\"second\\u0000 fact\"}]}")
                        .getBytes(StandardCharsets.UTF_8));
        send(space, "x".repeat(2_000_000).getBytes(StandardCharsets.UTF_8));
        send(space, null);
        send(space, raw(UUID.randomUUID().toString(), "\"timestamp\":1767225600000"));
        world.publish(ida.space(), last);
        world.finished(last.sourceId());

        assertThat(texts()).hasSize(2);
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> dead.reasons().size() == 8);
        assertThat(dead.reasons()).anyMatch(reason -> reason.contains("unix milliseconds"));
        assertThat(dead.reasons()).anyMatch(reason -> reason.contains("no memory has"));
        assertThat(dead.reasons()).allMatch(reason -> !reason.isBlank());
    }

    @Test
    void whoSaysIMustBeKnown_orTheRecordIsADeadLetterThatSaysSo() {
        String space = ida.space().toString();
        DeadLetterTail dead = DeadLetterTail.of(Topic.CONVERSATIONS, space);
        String now = "\"timestamp\":" + AT.toEpochMilli();

        send(space, raw(space, now));
        send(space, raw(space, "\"person\":null,", now));
        send(space, raw(space, "\"person\":\" \",", now));
        world.learned(conversation(List.of(said(Speaker.USER, "I tune church organs.", 0))));
        send(space, raw(space, now));

        Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> texts().contains("Ida has a desk."));
        assertThat(dead.reasons()).hasSize(3).allMatch(reason -> reason.contains("\"person\""));
    }

    private static byte[] raw(String space, String more) {
        return raw(space, "", more);
    }

    private static byte[] raw(String space, String head, String more) {
        return ("{\"id\":\"" + UUID.randomUUID() + "\",\"space\":\"" + space + "\"," + head
                        + "\"messages\":[{\"role\":\"user\",\"content\":\"I have a desk.\"," + more + "}]}")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static void send(String key, byte @Nullable [] value) {
        Map<String, Object> settings =
                Map.of("bootstrap.servers", BackingServices.shared().kafkaBrokers(), "max.request.size", 8_000_000);
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(Topic.CONVERSATIONS.topicName(), key, value));
            producer.flush();
        }
    }

    private ConversationPushed conversation(List<Message> messages) {
        return new ConversationPushed(
                UUID.randomUUID().toString(), ida.space(), "Ida", ida.zone(), null, null, messages);
    }

    private static Message said(Speaker speaker, String text, long secondsLater) {
        return new Message(speaker, text, null, AT.plusSeconds(secondsLater).toEpochMilli());
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }

    private List<String> texts() {
        return memories().stream().map(MemoryChanged::text).toList();
    }
}
