// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.wire.Header;
import dev.keepsake.messaging.CallMetric;
import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.HeaderText;
import dev.keepsake.messaging.broker.UnreadableRecord;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.kafka.core.KafkaTemplate;

/** Brings one fetched call to exactly one of its ends. */
final class CallWorker {
    private static final Logger LOG = LoggerFactory.getLogger(CallWorker.class);
    private static final Duration FOREVER = Duration.ofDays(1);

    private final String service;
    private final CallAnswering answering;
    private final KafkaTemplate<String, byte[]> template;
    private final DeadLetters deadLetters;
    private final MeterRegistry meters;
    private final ObservationRegistry observations;
    private final Clock clock;
    private final Workload workload;

    CallWorker(
            String service,
            CallAnswering answering,
            KafkaTemplate<String, byte[]> template,
            DeadLetters deadLetters,
            MeterRegistry meters,
            ObservationRegistry observations,
            Clock clock,
            Workload workload) {
        this.workload = workload;
        this.service = service;
        this.answering = answering;
        this.template = template;
        this.deadLetters = deadLetters;
        this.meters = meters;
        this.observations = observations;
        this.clock = clock;
        for (CallMetric metric : CallMetric.values()) {
            if (metric != CallMetric.LATE) {
                meters.counter(metric.metricName(), "service", service);
            }
        }
    }

    boolean onlyReads(ConsumerRecord<String, byte[]> record) {
        return HeaderText.get(record.headers(), Header.TOOL)
                .map(answering::onlyReads)
                .orElse(true);
    }

    /** Its share of the work; empty where the call is to be refused, because it would be answered too late. */
    Optional<Workload.Share> take(ConsumerRecord<String, byte[]> record, @Nullable String lane) {
        String tool = HeaderText.get(record.headers(), Header.TOOL).orElse("");
        return workload.take(tool, lane, timeLeft(record));
    }

    /** Of one whose time is up nothing is said any more, and what cannot be read is set aside: both are taken in. */
    private Duration timeLeft(ConsumerRecord<String, byte[]> record) {
        try {
            return HeaderText.get(record.headers(), Header.DEADLINE)
                    .map(deadline -> Duration.between(clock.instant(), Instant.parse(deadline)))
                    .filter(left -> !left.isNegative() && !left.isZero())
                    .orElse(FOREVER);
        } catch (DateTimeException unreadable) {
            return FOREVER;
        }
    }

    /** The work on one call; {@code whenEnded} runs when its end is certain. */
    Runnable task(ConsumerRecord<String, byte[]> record, Workload.Share share, Runnable whenEnded) {
        Observation parent = observations.getCurrentObservation();
        return () -> {
            try {
                end(record, work(record, parent), whenEnded);
            } finally {
                workload.end(share);
            }
        };
    }

    /** The refusal of one call that would be answered too late. */
    Runnable refusal(ConsumerRecord<String, byte[]> record, Runnable whenEnded) {
        return () -> end(record, refuse(record), whenEnded);
    }

    private void end(ConsumerRecord<String, byte[]> record, CompletableFuture<CallMetric> ending, Runnable whenEnded) {
        ending.whenComplete((end, failure) -> {
            if (failure == null) {
                count(end);
                whenEnded.run();
            } else {
                LOG.error("A call at offset {} of {} could not be ended", record.offset(), record.topic(), failure);
            }
        });
    }

    private CompletableFuture<CallMetric> refuse(ConsumerRecord<String, byte[]> record) {
        try {
            return send(CallRecord.read(record), Reply.refused(new Refusal(ErrorCode.OVERLOADED, overloaded())));
        } catch (UnreadableRecord unreadable) {
            return setAside(record, unreadable);
        }
    }

    private String overloaded() {
        return "The " + service + " service has more calls than it can answer in time. " + RetryAfter.SENTENCE;
    }

    private CompletableFuture<CallMetric> work(ConsumerRecord<String, byte[]> record, @Nullable Observation parent) {
        CallRecord call;
        try {
            call = CallRecord.read(record);
        } catch (UnreadableRecord unreadable) {
            return setAside(record, unreadable);
        }
        if (!clock.instant().isBefore(call.deadline())) {
            return CompletableFuture.completedFuture(CallMetric.EXPIRED);
        }
        Map<String, String> before = MDC.getCopyOfContextMap();
        MDC.put("callId", call.origin().callId().toString());
        MDC.put("space", call.caller().space().toString());
        Observation observation = Observation.createNotStarted("keepsake.call.handle", observations)
                .lowCardinalityKeyValue("tool", call.tool());
        if (parent != null) {
            observation.parentObservation(parent);
        }
        try {
            return observation.observe(() -> reply(call));
        } finally {
            MDC.setContextMap(before == null ? Map.of() : before);
        }
    }

    private CompletableFuture<CallMetric> reply(CallRecord call) {
        Instant begun = clock.instant();
        Reply reply = answering.answer(call);
        workload.measured(call.tool(), Duration.between(begun, clock.instant()));
        return send(call, reply);
    }

    private CompletableFuture<CallMetric> send(CallRecord call, Reply reply) {
        return template.send(reply.to(call.origin()))
                .thenApply(sent -> CallMetric.REPLIED)
                .exceptionally(failure -> {
                    // The producer has tried for longer than anybody waits.
                    LOG.warn(
                            "The reply to call {} could not be sent: {}",
                            call.origin().callId(),
                            failure.toString());
                    return CallMetric.EXPIRED;
                });
    }

    /** Tried until the broker takes it: a call must not get lost between its two topics. */
    private CompletableFuture<CallMetric> setAside(ConsumerRecord<String, byte[]> record, UnreadableRecord unreadable) {
        Executor here = Runnable::run;
        Executor later = CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS);
        return CompletableFuture.runAsync(() -> deadLetters.accept(record, unreadable), here)
                .thenApply(done -> CallMetric.DEAD_LETTERED)
                .exceptionallyComposeAsync(failure -> setAside(record, unreadable), later);
    }

    void count(CallMetric metric) {
        meters.counter(metric.metricName(), "service", service).increment();
    }
}
