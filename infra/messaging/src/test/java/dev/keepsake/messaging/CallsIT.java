// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static dev.keepsake.messaging.Fixtures.aCaller;
import static dev.keepsake.messaging.Fixtures.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.voice.GetVoiceCard;
import dev.keepsake.contracts.wire.Topic;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.kafka.core.KafkaTemplate;

class CallsIT {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static TestProcess gateway;
    private static TestProcess ingest;

    @BeforeAll
    static void start() {
        gateway = TestProcess.gateway();
        ingest = TestProcess.service("ingest", Ingest.class);
    }

    @AfterAll
    static void stop() {
        gateway.close();
        ingest.close();
    }

    @Test
    void bringsTheAnswerBack() {
        assertThat(forget("memory:1"))
                .isEqualTo(new CallOutcome.Answered(
                        json("{'id':'memory:1','forgotten':1,'complete':true}").asObject()));
    }

    @Test
    void bringsTheRefusalBack() {
        assertThat(forget("memory:404"))
                .isEqualTo(new CallOutcome.Refused(ErrorCode.NOT_FOUND, "There is no memory:404."));
    }

    @Test
    void namesTheArgument_whenItsRecordRefusesIt() {
        assertThat(forget("  "))
                .isEqualTo(new CallOutcome.Refused(ErrorCode.INVALID_ARGUMENT, "\"id\" must not be blank."));
    }

    @Test
    void tellsNothingOfAFault() {
        CallOutcome.Refused refused = (CallOutcome.Refused) forget("memory:500");

        assertThat(refused.code()).isEqualTo(ErrorCode.INTERNAL);
        assertThat(refused.sentence())
                .startsWith("Something went wrong on our side; the log has it under call ")
                .doesNotContain("secret");
    }

    @Test
    void saysWhoDidNotAnswer_whenNobodyDoes() {
        assertThat(outcome(GetVoiceCard.CONTRACT, "{}", Duration.ofSeconds(1)))
                .isEqualTo(new CallOutcome.Refused(
                        ErrorCode.DEADLINE_EXCEEDED,
                        "The voice service did not answer within 1 second. Retry in 5 seconds."));
    }

    @Test
    void endsEachCallOnce() {
        KafkaTemplate<?, ?> template = gateway.get(KafkaTemplate.class);
        @SuppressWarnings("unchecked")
        KafkaTemplate<String, byte[]> raw = (KafkaTemplate<String, byte[]>) template;

        forget("memory:1");
        forget("memory:404");
        forget("memory:500");
        CountDownLatch held = ForgetHandler.hold("memory:700");
        Caller slow = aCaller();
        call(Forget.CONTRACT, slow, "{'id':'memory:700'}", TIMEOUT);
        call(Forget.CONTRACT, slow, "{'id':'memory:2'}", Duration.ofSeconds(1)).join();
        held.countDown();
        raw.send(Topic.INGEST_CALLS.topicName(), "space", new byte[] {'{'});

        await().atMost(TIMEOUT).untilAsserted(() -> {
            assertThat(ingest.counter(CallMetric.EXPIRED)).isPositive();
            assertThat(ingest.counter(CallMetric.DEAD_LETTERED)).isPositive();
            assertThat(ingest.counter(CallMetric.RECEIVED))
                    .isEqualTo(ingest.counter(CallMetric.REPLIED)
                            + ingest.counter(CallMetric.EXPIRED)
                            + ingest.counter(CallMetric.DEAD_LETTERED));
        });
    }

    @Test
    void answersOthers_whileOneSpaceIsSlow() throws Exception {
        CountDownLatch held = ForgetHandler.hold("memory:800");
        Caller slow = aCaller();
        List<CompletableFuture<CallOutcome>> waiting = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            waiting.add(call(Forget.CONTRACT, slow, "{'id':'memory:800'}", TIMEOUT));
        }

        assertThat(forget("memory:1")).isInstanceOf(CallOutcome.Answered.class);

        assertThat(waiting).noneMatch(CompletableFuture::isDone);
        held.countDown();
        for (CompletableFuture<CallOutcome> outcome : waiting) {
            assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(CallOutcome.Answered.class);
        }
    }

    @Test
    void listsTheToolsThatAService_hasAnnounced() {
        await().atMost(TIMEOUT)
                .untilAsserted(
                        () -> assertThat(gateway.get(ServedTools.class).names()).contains("forget"));
    }

    @Test
    void doesNotStart_whenAHandlerIsForAnotherService() {
        assertThatThrownBy(() -> TestProcess.service("recall", Ingest.class))
                .rootCause()
                .hasMessage("forget is a tool of the ingest service and cannot be answered by the recall service.");
    }

    private static CallOutcome forget(String id) {
        return outcome(Forget.CONTRACT, "{'id':'" + id + "'}", TIMEOUT);
    }

    private static CallOutcome outcome(ToolContract<?, ?> tool, String arguments, Duration timeout) {
        return call(tool, aCaller(), arguments, timeout).join();
    }

    private static CompletableFuture<CallOutcome> call(
            ToolContract<?, ?> tool, Caller caller, String arguments, Duration timeout) {
        return gateway.get(CallClient.class)
                .call(tool, caller, json(arguments), timeout)
                .orTimeout(60, TimeUnit.SECONDS);
    }

    @SpringBootConfiguration(proxyBeanMethods = false)
    @Import(TestProcess.Basics.class)
    static class Ingest {
        @Bean
        ToolHandler<Forget.Arguments, Forget.Result> forget() {
            return new ForgetHandler();
        }
    }

    private static final class ForgetHandler implements ToolHandler<Forget.Arguments, Forget.Result> {
        private static final Map<String, CountDownLatch> HELD = new ConcurrentHashMap<>();

        /** No call for this memory is answered until the latch is opened. */
        static CountDownLatch hold(String id) {
            CountDownLatch held = new CountDownLatch(1);
            HELD.put(id, held);
            return held;
        }

        @Override
        public ToolContract<Forget.Arguments, Forget.Result> contract() {
            return Forget.CONTRACT;
        }

        @Override
        public Answer<Forget.Result> handle(Call<Forget.Arguments> call) {
            String id = call.arguments().id();
            if (id.equals("memory:404")) {
                throw CallRefused.notFound("There is no " + id + ".");
            }
            if (id.equals("memory:500")) {
                throw new IllegalStateException("secret");
            }
            CountDownLatch held = HELD.get(id);
            if (held != null) {
                await().atMost(TIMEOUT).until(() -> held.getCount() == 0);
            }
            return Answer.of(new Forget.Result(id, 1, true));
        }
    }
}
