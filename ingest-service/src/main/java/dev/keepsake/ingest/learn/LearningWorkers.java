// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads that learn, from start to stop. What they have begun when the process ends is simply learned by the next one.
 */
public final class LearningWorkers {
    private static final Logger LOG = LoggerFactory.getLogger(LearningWorkers.class);
    private static final Duration PAUSE_WHEN_STORE_IS_AWAY = Duration.ofSeconds(1);
    private static final Duration LONGEST_STOP = Duration.ofSeconds(10);

    private final LearningParts parts;
    private final LearningSettings settings;
    private volatile CountDownLatch stopped = new CountDownLatch(0);
    private final List<Thread> threads = new ArrayList<>();

    LearningWorkers(LearningParts parts, LearningSettings settings) {
        this.parts = parts;
        this.settings = settings;
    }

    void start() {
        CountDownLatch stop = new CountDownLatch(1);
        stopped = stop;
        for (int worker = 0; worker < settings.workers(); worker++) {
            // One worker is always free for small sources, however many imports there are.
            boolean smallOnly = worker == 0 && settings.workers() > 1;
            LearningTurn turn = new LearningTurn(parts, settings, smallOnly ? settings.small() : Integer.MAX_VALUE);
            Thread thread = new Thread(() -> work(turn, stop), "learning-" + worker);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    private void work(LearningTurn turn, CountDownLatch stop) {
        try {
            while (stop.getCount() > 0) {
                Duration pause = pauseAfter(turn);
                if (!pause.isZero() && stop.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Duration pauseAfter(LearningTurn turn) {
        try {
            return turn.run() ? Duration.ZERO : settings.poll();
        } catch (RuntimeException e) {
            LOG.warn("The queue of sources cannot be read: {}", e.getMessage());
            return PAUSE_WHEN_STORE_IS_AWAY;
        }
    }

    /** Waits a while for what is being learned. */
    void stop() {
        stopped.countDown();
        try {
            for (Thread thread : threads) {
                thread.join(LONGEST_STOP.toMillis());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        threads.clear();
    }

    boolean isRunning() {
        return stopped.getCount() > 0;
    }
}
