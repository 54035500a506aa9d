// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.Child;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Keeps one part running on a thread of its own until it is told to stop. */
public final class SupervisedPart {

    private static final Duration PROBE_INTERVAL = Duration.ofMillis(100);

    private final Part part;
    private final BoundedLog log;
    private final PartListener listener;
    private final RestartPolicy policy = new RestartPolicy();
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final CountDownLatch settled = new CountDownLatch(1);
    private final Thread thread;

    private volatile PartState state = PartState.STOPPED;
    private volatile @Nullable Child child;
    private volatile long readyMillis;
    private volatile int restarts;

    public SupervisedPart(Part part, BoundedLog log, PartListener listener) {
        this.part = part;
        this.log = log;
        this.listener = listener;
        this.thread = new Thread(this::run, "supervisor of " + part.name());
    }

    public Part part() {
        return part;
    }

    public void start() {
        state = PartState.STARTING;
        thread.start();
    }

    /** Waits until it is ready or given up; true if it is ready. */
    public boolean awaitReady(Duration limit) throws InterruptedException {
        return settled.await(limit.toMillis(), TimeUnit.MILLISECONDS) && state == PartState.READY;
    }

    /** Stops it and returns when its process has ended; may be called twice. */
    public void stop() {
        stopping.countDown();
        try {
            Child running = child;
            if (running != null) {
                running.stop(part.farewell());
            }
            thread.join();
        } catch (InterruptedException hurried) {
            // The child's pipe is closed by now: it ends by itself.
            Thread.currentThread().interrupt();
        }
        state = PartState.STOPPED;
    }

    public PartStatus status() {
        Child running = child;
        long pid = running != null && running.isAlive() ? running.pid() : 0;
        return new PartStatus(part.name(), state, pid, part.port(), readyMillis, restarts);
    }

    private void run() {
        try {
            boolean again = true;
            while (again && !isStopping()) {
                again = liveOnce();
            }
        } catch (InterruptedException shutDown) {
            Thread.currentThread().interrupt();
        } finally {
            settled.countDown();
        }
    }

    /** One life from start to death; false if there is to be no other. */
    private boolean liveOnce() throws InterruptedException {
        state = PartState.STARTING;
        Instant startedAt = Instant.now();
        String how;
        try {
            Child running = Child.start(part.prepare(), log);
            child = running;
            listener.starting(part);
            how = untilItEnds(running, startedAt);
        } catch (IOException | RuntimeException cannotStart) {
            // Whatever it is: a part that cannot start must be reported, not forgotten with its thread.
            how = "could not be started: " + cannotStart.getMessage();
        }
        if (isStopping()) {
            return false;
        }
        return pauseBeforeRestart(how);
    }

    private String untilItEnds(Child running, Instant startedAt) throws InterruptedException {
        while (!running.awaitEnd(PROBE_INTERVAL)) {
            if (isStopping()) {
                running.stop(part.farewell());
                return "was stopped";
            }
            Duration since = Duration.between(startedAt, Instant.now());
            if (part.answers()) {
                readyMillis = since.toMillis();
                state = PartState.READY;
                listener.ready(part, since);
                settled.countDown();
                running.awaitEnd(Duration.ofDays(36_500));
                return "ended with status " + running.exitStatus();
            }
            if (since.compareTo(part.patience()) > 0) {
                running.stop(part.farewell());
                return "did not answer within " + part.patience().toSeconds() + " seconds";
            }
        }
        return "ended with status " + running.exitStatus() + " before it answered";
    }

    private boolean pauseBeforeRestart(String how) throws InterruptedException {
        Optional<Duration> pause = policy.afterDeath(Instant.now());
        if (pause.isEmpty()) {
            state = PartState.GIVEN_UP;
            listener.givenUp(part, how, log.lastLines());
            return false;
        }
        state = PartState.WAITING_TO_RESTART;
        listener.died(part, how, log.lastLines(), pause.get());
        restarts++;
        return !stopping.await(pause.get().toMillis(), TimeUnit.MILLISECONDS);
    }

    private boolean isStopping() {
        return stopping.getCount() == 0;
    }
}
