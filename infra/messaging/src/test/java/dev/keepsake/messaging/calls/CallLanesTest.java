// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CallLanesTest {
    private final CallLanes lanes = new CallLanes(2);

    @AfterEach
    void close() {
        lanes.close();
    }

    @Test
    void runsTheTasksOfOneKeyInOrder() throws InterruptedException {
        List<Integer> seen = new CopyOnWriteArrayList<>();
        CountDownLatch done = new CountDownLatch(50);

        for (int i = 0; i < 50; i++) {
            int number = i;
            lanes.runInOrder("space", () -> {
                seen.add(number);
                done.countDown();
            });
        }

        assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(seen).isSorted().hasSize(50);
    }

    @Test
    void isNotHeldUp_whenAnotherKeyIsSlow() throws InterruptedException {
        CountDownLatch slow = new CountDownLatch(1);
        CountDownLatch quick = new CountDownLatch(1);

        for (int i = 0; i < 10; i++) {
            lanes.runInOrder("slow", () -> await(slow));
        }
        lanes.runInOrder("quick", quick::countDown);

        assertThat(quick.await(30, TimeUnit.SECONDS)).isTrue();
        slow.countDown();
    }

    @Test
    void goesOn_whenATaskThrows() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);

        lanes.runInOrder("space", () -> {
            throw new IllegalStateException("thrown on purpose");
        });
        lanes.runInOrder("space", done::countDown);

        assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
