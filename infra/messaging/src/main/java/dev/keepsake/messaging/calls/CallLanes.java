// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A few threads for calls. Tasks of one key run one after the other, and no key holds more than one thread. */
final class CallLanes {
    private final ThreadPoolExecutor threads;
    private final Map<String, Queue<Runnable>> waiting = new HashMap<>();

    CallLanes(int count) {
        AtomicInteger number = new AtomicInteger();
        // Unbounded here; whoever fetches the calls stops when too many are in work.
        threads = new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                task -> new Thread(task, "keepsake-call-" + number.incrementAndGet()));
    }

    /** Runs as soon as a thread is free. */
    void run(Runnable task) {
        threads.execute(task);
    }

    /** Runs after all earlier tasks of the key. */
    void runInOrder(String key, Runnable task) {
        synchronized (waiting) {
            Queue<Runnable> others = waiting.get(key);
            if (others != null) {
                others.add(task);
                return;
            }
            waiting.put(key, new ArrayDeque<>());
        }
        threads.execute(() -> runOne(key, task));
    }

    private void runOne(String key, Runnable task) {
        try {
            task.run();
        } finally {
            Runnable next;
            synchronized (waiting) {
                Queue<Runnable> others = waiting.get(key);
                next = others == null ? null : others.poll();
                if (next == null) {
                    waiting.remove(key);
                }
            }
            if (next != null) {
                Runnable following = next;
                // Behind what waits already, so that a busy key cannot starve the others.
                threads.execute(() -> runOne(key, following));
            }
        }
    }

    void close() {
        threads.shutdown();
    }
}
