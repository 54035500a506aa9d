// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.contracts.call.SpaceId;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.modulith.events.core.EventPublicationRepository;
import org.springframework.modulith.events.core.EventSerializer;
import org.springframework.modulith.events.core.PublicationTargetIdentifier;
import org.springframework.modulith.events.core.TargetEventPublication;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What has not been sent yet: Spring Modulith's publication registry, with a column for the order. Rows leave when they are
 * sent. What the registry cannot do is done here: by key, in order, a part at a time and by one replica only.
 */
final class OutboxTable {
    private static final PublicationTargetIdentifier BUS = PublicationTargetIdentifier.of("keepsake.bus");

    private final EventPublicationRepository publications;
    private final EventSerializer serializer;
    private final JdbcClient jdbc;
    private final TransactionOperations transactions;
    private final Clock clock;

    OutboxTable(
            EventPublicationRepository publications,
            EventSerializer serializer,
            JdbcClient jdbc,
            TransactionOperations transactions,
            Clock clock) {
        this.publications = publications;
        this.serializer = serializer;
        this.jdbc = jdbc;
        this.transactions = transactions;
        this.clock = clock;
    }

    /** An event and the id of its row. */
    record Row(UUID id, KeptEvent event) {}

    /** Joins the current transaction. */
    Row add(KeptEvent event) {
        TargetEventPublication added = publications.create(TargetEventPublication.of(event, BUS, clock.instant()));
        return new Row(added.getIdentifier(), event);
    }

    /** Joins the current transaction. */
    void removeKey(String key) {
        jdbc.sql("DELETE FROM event_publication WHERE serialized_event::jsonb ->> 'key' = ?")
                .param(key)
                .update();
    }

    /**
     * Removes the states of a space and leaves its tombstones, which hold no words and must be told. Joins the current
     * transaction. Without an index: it is done once in a space's life, and the table is short.
     */
    void removeStates(SpaceId space) {
        jdbc.sql("""
                        DELETE FROM event_publication
                        WHERE serialized_event::jsonb ->> 'space' = ? AND serialized_event::jsonb ->> 'state' IS NOT NULL""").param(space.toString()).update();
    }

    /** Older states of a key need not be sent, and sent again later they would outlast the newer one in a compacted topic. */
    void removeOlder(KeptEvent event) {
        jdbc.sql("""
                DELETE FROM event_publication
                WHERE serialized_event::jsonb ->> 'key' = ? AND serialized_event::jsonb ->> 'topic' = ?
                  AND (serialized_event::jsonb ->> 'version')::bigint < ?
                  AND publication_date < ?""")
                .params(
                        event.key(),
                        event.topic(),
                        event.version(),
                        clock.instant().minus(Duration.ofSeconds(5)).atOffset(ZoneOffset.UTC))
                .update();
    }

    void remove(Collection<UUID> ids) {
        publications.deletePublications(List.copyOf(ids));
    }

    /**
     * Sends the oldest rows that are old enough and not being sent by another replica.
     *
     * @param sender gives back the ids of those that were sent
     * @return how many were found
     */
    int sendOldest(int most, Instant writtenBefore, Function<List<Row>, List<UUID>> sender) {
        Integer found = transactions.execute(status -> {
            List<Row> rows = oldest(most, writtenBefore);
            if (!rows.isEmpty()) {
                remove(sender.apply(rows));
            }
            return rows.size();
        });
        return found == null ? 0 : found;
    }

    private List<Row> oldest(int most, Instant writtenBefore) {
        return jdbc.sql("""
                SELECT id, serialized_event FROM event_publication
                WHERE publication_date < ? ORDER BY position LIMIT ? FOR UPDATE SKIP LOCKED""")
                .params(writtenBefore.atOffset(ZoneOffset.UTC), most)
                .query((row, number) -> new Row(
                        row.getObject("id", UUID.class),
                        serializer.deserialize(row.getString("serialized_event"), KeptEvent.class)))
                .list();
    }

    long count() {
        return jdbc.sql("SELECT count(*) FROM event_publication")
                .query(Long.class)
                .single();
    }

    Optional<Instant> oldestAt() {
        return jdbc.sql("SELECT min(publication_date) FROM event_publication")
                .query((row, number) -> Optional.ofNullable(row.getTimestamp(1)).map(Timestamp::toInstant))
                .single();
    }
}
