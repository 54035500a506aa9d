// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static dev.keepsake.messaging.Fixtures.aCaller;
import static dev.keepsake.messaging.Fixtures.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** How much is too much is the workload's to say and has its own tests; here, that a service says so to its callers. */
class OverloadIT {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final TestProcess gateway = TestProcess.gateway();
    private final TestProcess ingest = TestProcess.service("ingest", Ingest.class);

    @AfterEach
    void stop() {
        gateway.close();
        ingest.close();
    }

    @Test
    void refusesAtOnce_whatCannotBeAnsweredInTime() throws Exception {
        ForgetHandler handler = ingest.get(ForgetHandler.class);
        Caller busy = aCaller();
        assertThat(forget(busy, "memory:hour").get(60, TimeUnit.SECONDS)).isInstanceOf(CallOutcome.Answered.class);
        handler.time.hours = 0;

        CompletableFuture<CallOutcome> inWork = forget(busy, "memory:held");
        CompletableFuture<CallOutcome> tooMuch = forget(busy, "memory:next");

        assertThat(tooMuch.get(60, TimeUnit.SECONDS))
                .isEqualTo(new CallOutcome.Refused(
                        ErrorCode.OVERLOADED,
                        "The ingest service has more calls than it can answer in time. Retry in 5 seconds."));
        assertThat(inWork).isNotDone();
        handler.released.countDown();
        assertThat(inWork.get(60, TimeUnit.SECONDS)).isInstanceOf(CallOutcome.Answered.class);
    }

    private CompletableFuture<CallOutcome> forget(Caller caller, String id) {
        return gateway.get(CallClient.class).call(Forget.CONTRACT, caller, json("{'id':'" + id + "'}"), TIMEOUT);
    }

    @SpringBootConfiguration(proxyBeanMethods = false)
    @Import(TestProcess.Basics.class)
    static class Ingest {
        @Bean
        MovedTime time() {
            return new MovedTime();
        }

        @Bean
        Clock clock(MovedTime time) {
            return time.withZone(ZoneOffset.UTC);
        }

        @Bean
        ForgetHandler forget(MovedTime time) {
            return new ForgetHandler(time);
        }
    }

    /** Takes an hour over memory:hour, as the service's clock has it, and memory:held until it is let go. */
    private static final class ForgetHandler implements ToolHandler<Forget.Arguments, Forget.Result> {
        private final MovedTime time;
        private final CountDownLatch released = new CountDownLatch(1);

        private ForgetHandler(MovedTime time) {
            this.time = time;
        }

        @Override
        public ToolContract<Forget.Arguments, Forget.Result> contract() {
            return Forget.CONTRACT;
        }

        @Override
        public Answer<Forget.Result> handle(Call<Forget.Arguments> call) {
            String id = call.arguments().id();
            if (id.equals("memory:hour")) {
                time.hours = 1;
            }
            if (id.equals("memory:held")) {
                await().atMost(TIMEOUT).until(() -> released.getCount() == 0);
            }
            return Answer.of(new Forget.Result(id, 1, true));
        }
    }

    /** Tells the time, or that of some hours later. */
    private static final class MovedTime implements InstantSource {
        private volatile int hours;

        @Override
        public Instant instant() {
            return Instant.now().plus(Duration.ofHours(hours));
        }
    }
}
