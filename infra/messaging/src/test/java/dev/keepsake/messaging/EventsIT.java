// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static dev.keepsake.messaging.Fixtures.aCaller;
import static dev.keepsake.messaging.Fixtures.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.wire.Topic;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Events reach their readers, each once, and the callers that wait for them. */
class EventsIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static TestProcess gateway;
    private static EventSystem system;

    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @BeforeAll
    static void start() {
        system = EventSystem.start();
        gateway = TestProcess.gateway("keepsake.messaging.settle-timeout=5s");
    }

    @AfterAll
    static void stop() {
        gateway.close();
        system.close();
    }

    @BeforeEach
    void bringBackTheStore() {
        system.projection().storeIsAway = false;
    }

    @Test
    void tellsTheCaller_onceTheReaderHasTakenTheEventIn() {
        UUID call = UUID.randomUUID();

        assertThat(forget(call)).isEqualTo(answered(true));

        assertThat(system.versionsOf(call.toString())).hasSize(1);
    }

    @Test
    void saysNotComplete_whenTheReaderIsBehind() {
        UUID call = UUID.randomUUID();
        system.projection().storeIsAway = true;

        assertThat(forget(call)).isEqualTo(answered(false));

        system.projection().storeIsAway = false;
        await().atMost(SOON)
                .untilAsserted(
                        () -> assertThat(system.versionsOf(call.toString())).hasSize(1));
    }

    @Test
    void takesWhatACallerWaitsForPastWhatNobodyWaitsFor_eachOnce() throws InterruptedException {
        EventProcesses.SlowProjection slow = system.recall().get(EventProcesses.SlowProjection.class);
        String imported = UUID.randomUUID().toString();
        String noted = UUID.randomUUID().toString();
        system.inTransaction(outbox -> outbox.publish(memory(imported, null)));
        assertThat(slow.begun.await(SOON.toSeconds(), TimeUnit.SECONDS)).isTrue();

        system.inTransaction(outbox -> outbox.publish(memory(noted, new CallOrigin(UUID.randomUUID(), 0))));

        await().atMost(SOON).untilAsserted(() -> assertThat(slow.taken).containsExactly(noted));
        slow.mayEnd.countDown();
        await().atMost(SOON).untilAsserted(() -> assertThat(slow.taken).containsExactly(noted, imported));
    }

    @Test
    void readsTheHistoryFromItsBeginning_besideTheServicesOwnReading() {
        String key = UUID.randomUUID().toString();
        system.inTransaction(outbox -> {
            outbox.publish(note(key, 1));
            outbox.publish(note(key, 2));
        });
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(key)).contains(2L));
        List<IncomingEvent<EventProcesses.Note>> read = new ArrayList<>();
        List<EventHistory.Progress> progress = new ArrayList<>();

        system.recall().get(EventHistory.class).read(new Collecting(read), progress::add);

        assertThat(read.stream().filter(event -> event.key().equals(key)).map(IncomingEvent::version))
                .containsExactly(1L, 2L);
        EventHistory.Progress last = progress.get(progress.size() - 1);
        assertThat(last.read()).isEqualTo(last.total()).isPositive();
        assertThat(system.versionsOf(key)).containsExactly(1L, 2L);
    }

    private OutgoingEvent note(String key, long version) {
        return new OutgoingEvent(Topic.SOURCES, key, space, version, new EventProcesses.Note("text"), null);
    }

    private OutgoingEvent memory(String key, @Nullable CallOrigin origin) {
        return new OutgoingEvent(Topic.MEMORIES, key, space, 1, new EventProcesses.Note("text"), origin);
    }

    private static CallOutcome forget(UUID call) {
        return gateway.get(CallClient.class)
                .call(call, Forget.CONTRACT, aCaller(), json("{'id':'memory:1'}"), Duration.ofSeconds(30))
                .orTimeout(60, TimeUnit.SECONDS)
                .join();
    }

    private static CallOutcome answered(boolean complete) {
        return new CallOutcome.Answered(
                json("{'id':'id','forgotten':1,'complete':" + complete + "}").asObject());
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
}
