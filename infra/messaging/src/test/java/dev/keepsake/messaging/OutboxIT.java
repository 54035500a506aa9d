// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static dev.keepsake.messaging.Fixtures.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** Events leave with the transaction that they tell of, and only then. */
class OutboxIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static EventSystem system;

    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @BeforeAll
    static void start() {
        system = EventSystem.start();
    }

    @AfterAll
    static void stop() {
        system.close();
    }

    @Test
    void publishesWhatWasCommitted_inOrder() {
        String key = UUID.randomUUID().toString();

        system.inTransaction(outbox -> {
            for (int version = 1; version <= 50; version++) {
                outbox.publish(note(key, version));
            }
        });

        await().atMost(SOON)
                .untilAsserted(
                        () -> assertThat(system.versionsOf(key)).hasSize(50).isSorted());
        await().atMost(SOON).untilAsserted(() -> assertThat(waiting()).isZero());
    }

    @Test
    void publishesNothing_whenTheTransactionRollsBack() {
        String undone = UUID.randomUUID().toString();
        String done = UUID.randomUUID().toString();

        assertThatThrownBy(() -> system.inTransaction(outbox -> {
                    outbox.publish(note(undone, 1));
                    throw new IllegalStateException("thrown on purpose");
                }))
                .hasMessage("thrown on purpose");
        system.inTransaction(outbox -> outbox.publish(note(done, 1)));

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(done)).hasSize(1));
        assertThat(system.versionsOf(undone)).isEmpty();
    }

    @Test
    void doesNotSendWhatWasWithdrawn() {
        String key = UUID.randomUUID().toString();

        system.inTransaction(outbox -> {
            outbox.publish(note(key, 1));
            outbox.withdraw(key);
            outbox.publish(new OutgoingEvent(Topic.SOURCES, key, space, 2, null, null));
        });

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(key)).containsExactly(2L));
        assertThat(system.projection().taken)
                .filteredOn(event -> event.key().equals(key))
                .singleElement()
                .satisfies(event -> assertThat(event.state()).isEmpty());
    }

    @Test
    void sendsTheEndsOfASpace_thoughItsStatesWereWithdrawn() {
        String kept = UUID.randomUUID().toString();
        String gone = UUID.randomUUID().toString();

        system.inTransaction(outbox -> {
            outbox.publish(note(kept, 1));
            outbox.publish(new OutgoingEvent(Topic.SOURCES, gone, space, 2, null, null));
            outbox.withdrawAll(space);
        });

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(gone)).containsExactly(2L));
        assertThat(system.versionsOf(kept)).isEmpty();
    }

    @Test
    void refusesToPublish_outsideATransaction() {
        assertThatThrownBy(() -> system.ingest().get(EventOutbox.class).publish(note("key", 1)))
                .hasMessage("Events are published within the transaction that they tell of.");
    }

    @Test
    void sendsWhatAnotherProcessHasLeftBehind() {
        String key = UUID.randomUUID().toString();
        system.inTransaction(outbox -> outbox.publish(note(key, 1)));
        await().atMost(SOON).untilAsserted(() -> assertThat(waiting()).isZero());

        system.ingest()
                .get(JdbcTemplate.class)
                .update(
                        "INSERT INTO event_publication (id, listener_id, event_type, serialized_event, publication_date)"
                                + " VALUES (?, 'keepsake.bus', 'x', ?, now() - interval '1 hour')",
                        UUID.randomUUID(),
                        json("{'id':'" + UUID.randomUUID() + "','topic':'keepsake.sources','key':'" + key
                                        + "','space':'" + space + "','version':7}")
                                .toString());

        await().atMost(SOON)
                .untilAsserted(() -> assertThat(system.versionsOf(key)).contains(7L));
    }

    private static long waiting() {
        Long count = system.ingest()
                .get(JdbcTemplate.class)
                .queryForObject("SELECT count(*) FROM event_publication", Long.class);
        return count == null ? 0 : count;
    }

    private OutgoingEvent note(String key, long version) {
        return new OutgoingEvent(Topic.SOURCES, key, space, version, new EventProcesses.Note("text"), null);
    }
}
