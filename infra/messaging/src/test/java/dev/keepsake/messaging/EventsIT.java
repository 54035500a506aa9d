// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static dev.keepsake.messaging.Fixtures.aCaller;
import static dev.keepsake.messaging.Fixtures.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.testkit.backing.BackingServices;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class EventsIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static TestProcess gateway;
    private static TestProcess ingest;
    private static TestProcess recall;

    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @BeforeAll
    static void start() {
        TestDatabase.create();
        gateway = TestProcess.gateway("keepsake.messaging.settle-timeout=5s");
        ingest = TestProcess.service("ingest", EventProcesses.Ingest.class, "keepsake.messaging.outbox=true");
        recall = TestProcess.service("recall", EventProcesses.Recall.class);
    }

    @AfterAll
    static void stop() {
        gateway.close();
        ingest.close();
        recall.close();
    }

    @BeforeEach
    void empty() {
        recall.get(EventProcesses.Projection.class).taken.clear();
        recall.get(EventProcesses.Projection.class).storeIsAway = false;
    }

    @Test
    void tellsTheCaller_onceTheReaderHasTakenTheEventIn() {
        assertThat(forget("memory:1")).isEqualTo(answered(true));

        assertThat(recall.get(EventProcesses.Projection.class).taken).hasSize(1);
    }

    @Test
    void saysNotComplete_whenTheReaderIsBehind() {
        recall.get(EventProcesses.Projection.class).storeIsAway = true;

        assertThat(forget("memory:2")).isEqualTo(answered(false));

        recall.get(EventProcesses.Projection.class).storeIsAway = false;
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(recall.get(EventProcesses.Projection.class).taken)
                        .hasSize(1));
    }

    @Test
    void takesWhatACallerWaitsForPastWhatNobodyWaitsFor_eachOnce() throws InterruptedException {
        EventProcesses.SlowProjection slow = recall.get(EventProcesses.SlowProjection.class);
        String imported = UUID.randomUUID().toString();
        String noted = UUID.randomUUID().toString();
        inTransaction(outbox -> outbox.publish(memory(imported, null)));
        assertThat(slow.begun.await(SOON.toSeconds(), TimeUnit.SECONDS)).isTrue();

        inTransaction(outbox -> outbox.publish(memory(noted, new CallOrigin(UUID.randomUUID(), 0))));

        await().atMost(SOON).untilAsserted(() -> assertThat(slow.taken).containsExactly(noted));
        slow.mayEnd.countDown();
        await().atMost(SOON).untilAsserted(() -> assertThat(slow.taken).containsExactly(noted, imported));
    }

    @Test
    void publishesWhatWasCommitted_inOrder() {
        String key = UUID.randomUUID().toString();

        inTransaction(outbox -> {
            for (int version = 1; version <= 50; version++) {
                outbox.publish(note(key, version));
            }
        });

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(versionsOf(key)).hasSize(50).isSorted());
        await().atMost(SOON).untilAsserted(() -> assertThat(waiting()).isZero());
    }

    @Test
    void publishesNothing_whenTheTransactionRollsBack() {
        String undone = UUID.randomUUID().toString();
        String done = UUID.randomUUID().toString();

        assertThatThrownBy(() -> inTransaction(outbox -> {
                    outbox.publish(note(undone, 1));
                    throw new IllegalStateException("thrown on purpose");
                }))
                .hasMessage("thrown on purpose");
        inTransaction(outbox -> outbox.publish(note(done, 1)));

        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(done)).hasSize(1));
        assertThat(versionsOf(undone)).isEmpty();
    }

    @Test
    void doesNotSendWhatWasWithdrawn() {
        String key = UUID.randomUUID().toString();

        inTransaction(outbox -> {
            outbox.publish(note(key, 1));
            outbox.withdraw(key);
            outbox.publish(new OutgoingEvent(Topic.SOURCES, key, space, 2, null, null));
        });

        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(key)).containsExactly(2L));
        assertThat(recall.get(EventProcesses.Projection.class).taken.get(0).state())
                .isEmpty();
    }

    @Test
    void sendsTheEndsOfASpace_thoughItsStatesWereWithdrawn() {
        String kept = UUID.randomUUID().toString();
        String gone = UUID.randomUUID().toString();

        inTransaction(outbox -> {
            outbox.publish(note(kept, 1));
            outbox.publish(new OutgoingEvent(Topic.SOURCES, gone, space, 2, null, null));
            outbox.withdrawAll(space);
        });

        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(gone)).containsExactly(2L));
        assertThat(versionsOf(kept)).isEmpty();
    }

    @Test
    void refusesToPublish_outsideATransaction() {
        assertThatThrownBy(() -> ingest.get(EventOutbox.class).publish(note("key", 1)))
                .hasMessage("Events are published within the transaction that they tell of.");
    }

    @Test
    void sendsWhatAnotherProcessHasLeftBehind() {
        String key = UUID.randomUUID().toString();
        inTransaction(outbox -> outbox.publish(note(key, 1)));
        await().atMost(SOON).untilAsserted(() -> assertThat(waiting()).isZero());

        ingest.get(JdbcTemplate.class)
                .update(
                        "INSERT INTO event_publication (id, listener_id, event_type, serialized_event, publication_date)"
                                + " VALUES (?, 'keepsake.bus', 'x', ?, now() - interval '1 hour')",
                        UUID.randomUUID(),
                        json("{'id':'" + UUID.randomUUID() + "','topic':'keepsake.sources','key':'" + key
                                        + "','space':'" + space + "','version':7}")
                                .toString());

        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(key)).contains(7L));
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

        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(good)).hasSize(1));
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
        recall.get(EventProcesses.Projection.class).poisonIsTaken = true;
        assertThat(replay.replay(Topic.SOURCES).replayed()).isGreaterThanOrEqualTo(5);
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(versionsOf("poison")).hasSize(1));
    }

    @Test
    void dropsDeadLetters_soThatTheyAreNotPutBack() {
        send("malformed", "{");
        DeadLetterReplay replay = new DeadLetterReplay(BackingServices.shared().kafkaBrokers());
        await().atMost(SOON).until(() -> !replay.waiting(Topic.SOURCES).isEmpty());

        assertThat(replay.drop(Topic.SOURCES)).isPositive();

        assertThat(replay.waiting(Topic.SOURCES)).isEmpty();
    }

    @Test
    void readsTheHistoryFromItsBeginning_besideTheServicesOwnReading() {
        String key = UUID.randomUUID().toString();
        inTransaction(outbox -> {
            outbox.publish(note(key, 1));
            outbox.publish(note(key, 2));
        });
        await().atMost(SOON).untilAsserted(() -> assertThat(versionsOf(key)).contains(2L));
        List<IncomingEvent<EventProcesses.Note>> read = new ArrayList<>();
        List<EventHistory.Progress> progress = new ArrayList<>();

        recall.get(EventHistory.class).read(new Collecting(read), progress::add);

        assertThat(read.stream().filter(event -> event.key().equals(key)).map(IncomingEvent::version))
                .containsExactly(1L, 2L);
        EventHistory.Progress last = progress.get(progress.size() - 1);
        assertThat(last.read()).isEqualTo(last.total()).isPositive();
        assertThat(versionsOf(key)).containsExactly(1L, 2L);
    }

    private record Collecting(List<IncomingEvent<EventProcesses.Note>> read)
            implements EventBatchHandler<EventProcesses.Note> {
        @Override
        public Topic topic() {
            return Topic.SOURCES;
        }

        @Override
        public Class<EventProcesses.Note> type() {
            return EventProcesses.Note.class;
        }

        @Override
        public void handle(List<IncomingEvent<EventProcesses.Note>> events) {
            read.addAll(events);
        }
    }

    private void send(String key, String value) {
        recall.get(KafkaTemplate.class)
                .send(new ProducerRecord<>(Topic.SOURCES.topicName(), 0, key, value.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Long> versionsOf(String key) {
        return recall.get(EventProcesses.Projection.class).taken.stream()
                .filter(event -> event.key().equals(key))
                .map(IncomingEvent::version)
                .toList();
    }

    private static long waiting() {
        Long count =
                ingest.get(JdbcTemplate.class).queryForObject("SELECT count(*) FROM event_publication", Long.class);
        return count == null ? 0 : count;
    }

    private OutgoingEvent note(String key, long version) {
        return new OutgoingEvent(Topic.SOURCES, key, space, version, new EventProcesses.Note("text"), null);
    }

    private OutgoingEvent memory(String key, @Nullable CallOrigin origin) {
        return new OutgoingEvent(Topic.MEMORIES, key, space, 1, new EventProcesses.Note("text"), origin);
    }

    private static void inTransaction(Consumer<EventOutbox> work) {
        new TransactionTemplate(ingest.get(PlatformTransactionManager.class))
                .executeWithoutResult(status -> work.accept(ingest.get(EventOutbox.class)));
    }

    private static CallOutcome forget(String id) {
        return gateway.get(CallClient.class)
                .call(Forget.CONTRACT, aCaller(), json("{'id':'" + id + "'}"), Duration.ofSeconds(30))
                .orTimeout(60, TimeUnit.SECONDS)
                .join();
    }

    private static CallOutcome answered(boolean complete) {
        return new CallOutcome.Answered(
                json("{'id':'id','forgotten':1,'complete':" + complete + "}").asObject());
    }
}
