// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.contracts.operations.RebuildStatus.Phase;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHistory;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One rebuild at a time: new indexes, filled from the events' history by one thread, taken into use on request. Whatever
 * goes wrong, the old indexes serve on.
 */
public final class Rebuild {
    private static final Logger LOG = LoggerFactory.getLogger(Rebuild.class);
    /** After so long every replica writes to the new indexes; only what was published before is to be looked up. */
    private static final Duration UNTIL_NOTICED = Duration.ofSeconds(3);

    private final NextIndex next;
    private final IndexInventory inventory;
    private final EventHistory history;
    private final List<EventBatchHandler<?>> fills;
    private final Runnable besides;
    private final Clock clock;

    private Phase phase = Phase.IDLE;
    private @Nullable Instant startedAt;
    private @Nullable String failure;
    private @Nullable Thread worker;
    private CountDownLatch stop = new CountDownLatch(1);
    private long done;
    private long total;

    /**
     * Rebuilds into {@code next}.
     *
     * @param fills take each topic's history in, in this order
     * @param besides what else must follow a change of the model
     */
    Rebuild(
            NextIndex next,
            IndexInventory inventory,
            EventHistory history,
            List<EventBatchHandler<?>> fills,
            Runnable besides,
            Clock clock) {
        this.next = next;
        this.inventory = inventory;
        this.history = history;
        this.fills = fills;
        this.besides = besides;
        this.clock = clock;
    }

    /** How far it has come. */
    public RebuildStatus status() {
        long withoutVectors = inventory.withoutVectors();
        synchronized (this) {
            Phase shown = phase == Phase.IDLE && next.isBegun() ? Phase.INTERRUPTED : phase;
            return new RebuildStatus(
                    shown,
                    done,
                    total,
                    startedAt,
                    failure,
                    inventory.model(),
                    next.model(),
                    withoutVectors,
                    inventory.isOfEarlierVersion());
        }
    }

    /** Starts a rebuild, or goes on with one that was interrupted; changes nothing while one is under way. */
    public synchronized void start() {
        if (phase == Phase.FILLING || phase == Phase.FILLED) {
            return;
        }
        phase = Phase.FILLING;
        startedAt = clock.instant();
        failure = null;
        done = 0;
        total = 0;
        CountDownLatch ending = new CountDownLatch(1);
        stop = ending;
        worker = new Thread(() -> fill(ending), "rebuild");
        worker.setDaemon(true);
        worker.start();
    }

    /** Makes the new indexes the ones that are read. */
    public synchronized void switchOver() {
        if (phase != Phase.FILLED) {
            throw new IllegalStateException("The new index is not complete yet.");
        }
        next.switchOver();
        phase = Phase.IDLE;
        LOG.info("The new indexes are read from now on");
    }

    /** Ends a rebuild, whatever its state, and removes what it has made. */
    public synchronized void abandon() {
        stop.countDown();
        if (worker != null) {
            worker.interrupt();
        }
        next.abandon();
        phase = Phase.IDLE;
    }

    private void fill(CountDownLatch ending) {
        try {
            next.begin();
            if (ending.await(UNTIL_NOTICED.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
            for (EventBatchHandler<?> fill : fills) {
                long before = done;
                history.read(fill, progress -> advance(before + progress.read(), before + progress.total()));
            }
            besides.run();
            end(Phase.FILLED, null);
        } catch (InterruptedException abandoned) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException failed) {
            if (ending.getCount() > 0) {
                LOG.error("The rebuild failed; the old indexes serve on", failed);
                cleanUp();
                end(Phase.FAILED, failed.getClass().getSimpleName() + " in recall-service; its log says more.");
            }
        }
    }

    /** What cannot be removed now is gone on with, or removed, at the next start. */
    private void cleanUp() {
        try {
            next.abandon();
        } catch (RuntimeException away) {
            LOG.warn("The unfinished indexes could not be removed: {}", away.toString());
        }
    }

    private synchronized void advance(long read, long ofAll) {
        done = read;
        total = ofAll;
    }

    private synchronized void end(Phase as, @Nullable String why) {
        phase = as;
        failure = why;
    }
}
