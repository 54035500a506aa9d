// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import static dev.keepsake.model.ModelUnavailable.Reason.BUDGET_USED_UP;
import static dev.keepsake.model.ModelUnavailable.Reason.FAILED;
import static dev.keepsake.model.ModelUnavailable.Reason.NO_TIME_LEFT;
import static dev.keepsake.model.ModelUnavailable.Reason.RATE_LIMITED;
import static dev.keepsake.model.ModelUnavailable.Reason.REFUSED;
import static dev.keepsake.model.ModelUnavailable.Reason.RESTING;
import static dev.keepsake.model.ModelUnavailable.Reason.TIMED_OUT;
import static dev.keepsake.model.ModelUnavailable.Reason.UNREADABLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.ModelSettings.Output;
import dev.keepsake.model.ModelUnavailable.Reason;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ModelEngineTest {
    record Word(@NotNull String word) {}

    private static final String GOOD = "{\"word\": \"yes\"}";
    private static final Prompt PROMPT = new Prompt("test", 1, "Say a word.");
    private static final UUID ACCOUNT = new UUID(1, 1);

    private final SetClock clock = new SetClock(Instant.parse("2026-05-13T15:00:00Z"));
    private final ScriptedChat chat = new ScriptedChat();
    private final CountedTokens ledger = new CountedTokens();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

    @Test
    void asksAgain_whenTheFailurePasses() {
        chat.then(FAILED).then(TIMED_OUT).then("nonsense").then(GOOD);

        assertThat(ask(engine(4, 0)).word()).isEqualTo("yes");
        assertThat(chat.asked).hasSize(4);
        assertThat(meters.counter("keepsake.model.asked", "prompt", "test", "version", "1", "outcome", "unreadable")
                        .count())
                .isEqualTo(1);
    }

    @Test
    void givesUpAfterTheLastAttempt() {
        chat.then(FAILED).then("").then(GOOD);

        assertThat(failure(engine(2, 0))).isEqualTo(UNREADABLE);
        assertThat(chat.asked).hasSize(2);
    }

    @Test
    void asksOnce_whenTheRequestIsRefused() {
        chat.then(REFUSED).then(GOOD);

        assertThat(failure(engine(3, 0))).isEqualTo(REFUSED);
        assertThat(chat.asked).hasSize(1);
    }

    @Test
    void doesNotWait_whenItIsAskedToWaitPastTheDeadline() {
        chat.then(() -> {
                    throw new ModelUnavailable(RATE_LIMITED, Duration.ofHours(1));
                })
                .then(GOOD);

        assertThat(failure(engine(3, 0))).isEqualTo(RATE_LIMITED);
        assertThat(chat.asked).hasSize(1);
    }

    @Test
    void noAttemptOutlivesTheDeadline() {
        chat.then(GOOD);
        ModelEngine engine = engine(3, 0);

        ask(engine, Duration.ofSeconds(2));

        assertThat(chat.asked).containsExactly(Duration.ofSeconds(2));
        assertThat(catchThrowableOfType(ModelUnavailable.class, () -> ask(engine, Duration.ZERO))
                        .reason())
                .isEqualTo(NO_TIME_LEFT);
    }

    @Test
    void leavesAModelAloneThatKeepsFailing_andTriesItAgainLater() {
        ModelEngine engine = engine(1, 0);
        for (int i = 0; i < 5; i++) {
            chat.then(FAILED);
            assertThat(failure(engine)).isEqualTo(FAILED);
        }
        chat.then(GOOD).then(GOOD);

        assertThat(failure(engine)).isEqualTo(RESTING);
        clock.now = clock.now.plusSeconds(31);
        assertThat(ask(engine).word()).isEqualTo("yes");
        assertThat(ask(engine).word()).isEqualTo("yes");
    }

    @Test
    void askingEndsWithTheBudgetAndBeginsAnewTheNextDay() {
        ModelEngine engine = engine(3, 120);
        chat.then(GOOD).then(GOOD);

        ask(engine);
        assertThat(failure(engine)).isEqualTo(BUDGET_USED_UP);
        assertThat(chat.asked).hasSize(1);
        clock.now = clock.now.plus(Duration.ofDays(1));
        assertThat(ask(engine).word()).isEqualTo("yes");
    }

    @Test
    void chargesWhatIsEstimated_whenTheServiceDoesNotTellOrAnswerInTime() {
        chat.then(TIMED_OUT).then(() -> new Chat.Reply(GOOD, 0, 0));

        ask(engine(2, 0));

        assertThat(ledger.usedOn(LocalDate.of(2026, 5, 13), ACCOUNT)).isBetween(10L, 40L);
        assertThat(ledger.exchanges).isEqualTo(2);
    }

    private Word ask(ModelEngine engine) {
        return ask(engine, Duration.ofMinutes(1));
    }

    private Word ask(ModelEngine engine, Duration patience) {
        return engine.ask(new ModelQuestion<>(
                PROMPT,
                Map.of("text", "hello"),
                Word.class,
                ACCOUNT,
                clock.instant().plus(patience)));
    }

    private Reason failure(ModelEngine engine) {
        return catchThrowableOfType(ModelUnavailable.class, () -> ask(engine)).reason();
    }

    private ModelEngine engine(int attempts, long budget) {
        ModelSettings settings = new ModelSettings(
                "http://127.0.0.1:9/v1",
                "secret",
                "stub",
                Duration.ofSeconds(30),
                attempts,
                Duration.ofMillis(1),
                budget,
                Fallback.LOCAL,
                Output.SCHEMA,
                1000,
                Duration.ofSeconds(30));
        return new ModelEngine(chat, ledger, settings, meters, clock);
    }

    private static final class ScriptedChat implements Chat {
        private final Deque<Supplier<Reply>> replies = new ArrayDeque<>();
        private final List<Duration> asked = new ArrayList<>();

        ScriptedChat then(String text) {
            return then(() -> new Reply(text, 100, 20));
        }

        ScriptedChat then(Reason failure) {
            return then(() -> {
                throw new ModelUnavailable(failure);
            });
        }

        ScriptedChat then(Supplier<Reply> reply) {
            replies.add(reply);
            return this;
        }

        @Override
        public Reply ask(String instructions, String data, String schema, Duration patience) {
            asked.add(patience);
            return replies.remove().get();
        }
    }

    private static final class CountedTokens implements TokenLedger {
        private final Map<LocalDate, Long> used = new HashMap<>();
        private int exchanges;

        @Override
        public long usedOn(LocalDate day, UUID account) {
            return used.getOrDefault(day, 0L);
        }

        @Override
        public void add(LocalDate day, UUID account, long asked, long answered) {
            exchanges++;
            used.merge(day, asked + answered, Long::sum);
        }
    }

    private static final class SetClock extends Clock {
        private Instant now;

        SetClock(Instant now) {
            this.now = now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }
}
