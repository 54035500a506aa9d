// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.events;

import dev.keepsake.contracts.call.Settlements;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.messaging.EventReader;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.messaging.broker.DeadLetters;
import dev.keepsake.messaging.broker.Failures;
import dev.keepsake.messaging.broker.UnreadableRecord;
import dev.keepsake.messaging.calls.Settled;
import io.micrometer.core.instrument.Counter;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.BatchListenerFailedException;
import org.springframework.kafka.listener.BatchMessageListener;

/**
 * Gives fetched records to a reader and tells waiting gateways. A failure names the record it belongs to, so that what came
 * before it stays done and only that one is tried again or put aside.
 */
final class EventPump<E> implements BatchMessageListener<String, byte[]> {
    private static final Logger LOG = LoggerFactory.getLogger(EventPump.class);

    private final ServiceName service;
    private final EventReader<E> reader;
    private final KafkaTemplate<String, byte[]> template;
    private final Failures failures;
    private final Counter handled;

    EventPump(
            ServiceName service,
            EventReader<E> reader,
            KafkaTemplate<String, byte[]> template,
            Failures failures,
            Counter handled) {
        this.service = service;
        this.reader = reader;
        this.template = template;
        this.failures = failures;
        this.handled = handled;
    }

    @Override
    public void onMessage(List<ConsumerRecord<String, byte[]>> records) {
        List<IncomingEvent<E>> events = new ArrayList<>(records.size());
        UnreadableRecord unreadable = null;
        for (ConsumerRecord<String, byte[]> record : records) {
            try {
                events.add(EventRecord.read(reader, record));
            } catch (UnreadableRecord failure) {
                unreadable = failure;
                break;
            }
        }
        handle(records, events);
        if (unreadable != null) {
            throw new BatchListenerFailedException("unreadable", unreadable, records.get(events.size()));
        }
    }

    private void handle(List<ConsumerRecord<String, byte[]>> records, List<IncomingEvent<E>> events) {
        if (events.isEmpty()) {
            return;
        }
        if (reader instanceof EventBatchHandler<E> batch
                && events.size() > 1
                && handledAtOnce(batch, records, events)) {
            return;
        }
        for (int i = 0; i < events.size(); i++) {
            handleOne(records.get(i), events.get(i));
        }
    }

    /** False when the batch failed because of some event in it, which is then to be found. */
    private boolean handledAtOnce(
            EventBatchHandler<E> batch, List<ConsumerRecord<String, byte[]>> records, List<IncomingEvent<E>> events) {
        try {
            batch.handle(List.copyOf(events));
        } catch (RuntimeException failure) {
            if (failures.isStoreUnavailable(failure)) {
                throw new BatchListenerFailedException("batch failed", failure, records.get(0));
            }
            LOG.warn(
                    "A batch of {} events failed and is tried one by one: {}",
                    events.size(),
                    DeadLetters.loggable(failure));
            return false;
        }
        events.forEach(this::settle);
        return true;
    }

    private void handleOne(ConsumerRecord<String, byte[]> record, IncomingEvent<E> event) {
        event.origin().ifPresent(origin -> MDC.put("callId", origin.callId().toString()));
        event.space().ifPresent(space -> MDC.put("space", space.toString()));
        try {
            if (reader instanceof EventHandler<E> handler) {
                handler.handle(event);
            } else if (reader instanceof EventBatchHandler<E> batch) {
                batch.handle(List.of(event));
            }
        } catch (RuntimeException failure) {
            throw new BatchListenerFailedException("event failed", failure, record);
        } finally {
            MDC.remove("callId");
            MDC.remove("space");
        }
        settle(event);
    }

    private void settle(IncomingEvent<E> event) {
        handled.increment();
        event.origin()
                .ifPresent(origin -> template.send(
                                Settled.record(origin, Settlements.name(service, event.key(), event.version())))
                        .whenComplete((sent, failure) -> warn(origin.callId(), failure)));
    }

    private static void warn(Object callId, @Nullable Throwable failure) {
        if (failure != null) {
            LOG.warn("The settlement of call {} could not be sent: {}", callId, failure.toString());
        }
    }
}
