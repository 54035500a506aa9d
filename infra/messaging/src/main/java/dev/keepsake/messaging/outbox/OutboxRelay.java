// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.messaging.broker.StartOrder;
import io.micrometer.core.instrument.Counter;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.kafka.core.KafkaTemplate;

/**
 * Sends committed events in their order on one thread: at once what this process has just committed, from the table what
 * could not be sent then or what a replica that is gone has left.
 */
final class OutboxRelay implements SmartLifecycle, Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(OutboxRelay.class);
    private static final int BATCH = 200;
    private static final int LONGEST_QUEUE = 5_000;
    private static final long SEND_SECONDS = 20;
    private static final Duration SWEEP_EVERY = Duration.ofSeconds(5);
    /** Younger rows are in the memory of the replica that wrote them. */
    private static final Duration ABANDONED_AFTER = Duration.ofSeconds(30);

    private final OutboxTable table;
    private final KafkaTemplate<String, byte[]> template;
    private final Counter sent;
    private final Clock clock;
    private final BlockingQueue<OutboxTable.Row> committed = new LinkedBlockingQueue<>(LONGEST_QUEUE);
    /** Set when something is in the table that is not in the queue: from then on the table alone gives the order. */
    private volatile boolean behind = true;

    private final CountDownLatch stopped = new CountDownLatch(1);
    private volatile boolean running;
    private volatile @Nullable Thread thread;
    private final RecentlySent recent = new RecentlySent();
    private Instant sweptAt = Instant.MIN;

    OutboxRelay(OutboxTable table, KafkaTemplate<String, byte[]> template, Counter sent, Clock clock) {
        this.table = table;
        this.template = template;
        this.sent = sent;
        this.clock = clock;
    }

    /** Takes what a transaction has committed. Never blocks; what finds no room is sent from the table. */
    void committed(List<OutboxTable.Row> rows) {
        for (OutboxTable.Row row : rows) {
            if (!committed.offer(row)) {
                behind = true;
                return;
            }
        }
    }

    @Override
    public void run() {
        while (running) {
            try {
                OutboxTable.Row first = committed.poll(behind ? 0 : 500, TimeUnit.MILLISECONDS);
                if (behind) {
                    catchUp();
                } else if (first != null) {
                    sendCommitted(first);
                } else {
                    sweep();
                }
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException failure) {
                LOG.warn("Events wait in the outbox: {}", failure.toString());
                behind = true;
                pause();
            }
        }
    }

    private void sendCommitted(OutboxTable.Row first) throws InterruptedException {
        List<OutboxTable.Row> rows = new ArrayList<>();
        rows.add(first);
        committed.drainTo(rows, BATCH - 1);
        List<UUID> done = send(rows);
        table.remove(done);
        behind = behind || done.size() < rows.size();
    }

    /** Sends everything the table holds, oldest first; then the queue is trusted again. */
    private void catchUp() throws InterruptedException {
        committed.clear();
        behind = false;
        int found;
        do {
            found = table.sendOldest(BATCH, clock.instant().plus(ABANDONED_AFTER), this::sendOrNone);
        } while (found == BATCH && running && !behind);
        sweptAt = clock.instant();
        if (behind) {
            pause();
        }
    }

    private void sweep() {
        Instant now = clock.instant();
        if (sweptAt.isBefore(now.minus(SWEEP_EVERY))) {
            sweptAt = now;
            table.sendOldest(BATCH, now.minus(ABANDONED_AFTER), this::sendOrNone);
        }
    }

    private List<UUID> sendOrNone(List<OutboxTable.Row> rows) {
        try {
            return send(rows);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    /** The ids of the rows that the broker has taken: all up to the first failure, so that order holds. */
    private List<UUID> send(List<OutboxTable.Row> rows) throws InterruptedException {
        List<Future<?>> sendings = new ArrayList<>(rows.size());
        List<UUID> done = new ArrayList<>(rows.size());
        try {
            for (OutboxTable.Row row : rows) {
                sendings.add(send(row.event()));
                recent.overtakenBy(row.event()).ifPresent(this::send);
            }
        } catch (RuntimeException brokerAway) {
            failed(brokerAway);
        }
        for (int i = 0; i < sendings.size(); i++) {
            try {
                sendings.get(i).get(SEND_SECONDS, TimeUnit.SECONDS);
                done.add(rows.get(i).id());
            } catch (ExecutionException | TimeoutException failure) {
                failed(failure);
            }
        }
        sent.increment(done.size());
        return done;
    }

    private Future<?> send(KeptEvent event) {
        int partitions = template.partitionsFor(event.topic()).size();
        return template.send(event.on(partitions));
    }

    private void failed(Exception failure) {
        if (!behind) {
            LOG.warn("Events cannot be sent and wait in the outbox: {}", failure.toString());
        }
        behind = true;
    }

    private void pause() {
        try {
            stopped.await(1, TimeUnit.SECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void start() {
        running = true;
        Thread started = new Thread(this, "keepsake-outbox");
        started.start();
        thread = started;
    }

    @Override
    public void stop() {
        running = false;
        stopped.countDown();
        Thread started = thread;
        if (started != null) {
            try {
                started.join(Duration.ofSeconds(SEND_SECONDS).toMillis());
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return StartOrder.OUTBOX;
    }
}
