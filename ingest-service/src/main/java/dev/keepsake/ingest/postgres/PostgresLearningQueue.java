// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.learn.LearningQueue;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The queue is the sources table itself. Who learns holds an advisory lock on the space until the transaction ends, so a
 * killed process leaves nothing to be cleaned up.
 */
final class PostgresLearningQueue implements LearningQueue {
    private static final int LEARNING = 2;

    /** How many busy spaces are passed over before the worker rests a moment. */
    private static final int MOST_TRIES = 32;

    private static final UUID BEFORE_ALL = new UUID(0, 0);

    private final JdbcClient jdbc;

    PostgresLearningQueue(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public Optional<Task> next(int largest, @Nullable SpaceId after, Instant now) {
        UUID start = after == null ? BEFORE_ALL : after.value();
        UUID from = start;
        boolean wrapped = false;
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            Optional<UUID> space = spaceAfter(from, largest, now);
            if (space.isEmpty()) {
                if (wrapped || from.equals(BEFORE_ALL)) {
                    return Optional.empty();
                }
                wrapped = true;
                from = BEFORE_ALL;
                continue;
            }
            from = space.get();
            if (lock(from)) {
                Optional<Task> task = first(from, largest, now);
                if (task.isPresent()) {
                    return task;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<UUID> spaceAfter(UUID space, int largest, Instant now) {
        return jdbc.sql("""
                        select space from sources where status in ('queued', 'learning') and space > ? and size <= ? and due_at <= ?
                        order by space limit 1""")
                .params(space, largest, Columns.time(now))
                .query(UUID.class)
                .optional();
    }

    private boolean lock(UUID space) {
        return jdbc.sql("select pg_try_advisory_xact_lock(?, ?)")
                .params(LEARNING, space.hashCode())
                .query(Boolean.class)
                .single();
    }

    private Optional<Task> first(UUID space, int largest, Instant now) {
        // By steps of size: an import does not hold up a note, and notes stay in order among themselves.
        return jdbc.sql("""
                        select * from sources where status in ('queued', 'learning') and space = ? and size <= ? and due_at <= ?
                        order by size / 20000, seq limit 1""")
                .params(space, largest, Columns.time(now))
                .query((row, number) -> new Task(Rows.source(row, number), row.getInt("attempts")))
                .optional();
    }

    @Override
    public boolean hold(SpaceId space) {
        return lock(space.value());
    }

    @Override
    public boolean isWaiting(SpaceId space, SourceId id) {
        return jdbc.sql(
                        "select exists (select 1 from sources where space = ? and id = ? and status in ('queued', 'learning'))")
                .params(space.value(), id.toString())
                .query(Boolean.class)
                .single();
    }

    @Override
    public boolean postpone(Task task, Instant dueAt) {
        return queueAgain(task, task.failures() + 1, dueAt);
    }

    @Override
    public void putBack(Task task, Instant dueAt) {
        queueAgain(task, task.failures(), dueAt);
    }

    private boolean queueAgain(Task task, int attempts, Instant dueAt) {
        return jdbc.sql("""
                        update sources set status = 'queued', attempts = ?, due_at = ?, version = version + 1
                        where space = ? and id = ? and status in ('queued', 'learning') and attempts = ?""")
                        .params(
                                attempts,
                                Columns.time(dueAt),
                                task.source().space().value(),
                                task.source().id().toString(),
                                task.failures())
                        .update()
                > 0;
    }

    @Override
    public List<SourceId> requeue(SpaceId space, @Nullable SourceId only, Instant now) {
        return jdbc
                .sql("""
                        update sources set status = 'queued', reason = null, attempts = 0, due_at = ?, version = version + 1
                        where space = ? and status = 'failed' and (?::text is null or id = ?) returning id""")
                .param(Columns.time(now))
                .param(space.value())
                .param(only == null ? null : only.toString())
                .param(only == null ? null : only.toString())
                .query(String.class)
                .list()
                .stream()
                .map(id -> SourceId.parse(id).orElseThrow())
                .toList();
    }
}
