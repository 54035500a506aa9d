// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.polling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PollingTest {
    private static final Duration PAUSE = Duration.ofMillis(1);

    private final AtomicInteger asked = new AtomicInteger();

    @Test
    void asksUntilTheAnswerIsAsWanted() {
        int answer = Polling.every(PAUSE).until(number -> number == 4, asked::incrementAndGet);

        assertThat(answer).isEqualTo(4);
        assertThat(asked).hasValue(4);
    }

    @Test
    void givesTheLastAnswer_whenNoneIsAsWanted() {
        assertThat(new Polling(PAUSE, 3).until(number -> false, asked::incrementAndGet))
                .isEqualTo(3);
    }

    @Test
    void asksNoMore_whenTheQuestionFails() {
        assertThatThrownBy(() -> Polling.every(PAUSE).until(answer -> true, this::fail))
                .isInstanceOf(IllegalStateException.class);
        assertThat(asked).hasValue(1);
    }

    private int fail() {
        asked.incrementAndGet();
        throw new IllegalStateException("nobody answers");
    }
}
