// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.Settlements;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import dev.keepsake.contracts.wire.Topic;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** An ingest that publishes and a recall that takes in, in miniature. */
final class EventProcesses {
    private EventProcesses() {}

    record Note(String text) {
        Note {
            Check.text("text", text, 100);
        }
    }

    @SpringBootConfiguration(proxyBeanMethods = false)
    @Import(TestProcess.Basics.class)
    static class Ingest {
        @Bean
        ToolHandler<Forget.Arguments, Forget.Result> forget(
                EventOutbox outbox, PlatformTransactionManager transactions) {
            return new ForgetHandler(outbox, new TransactionTemplate(transactions));
        }
    }

    record ForgetHandler(EventOutbox outbox, TransactionTemplate transactions)
            implements ToolHandler<Forget.Arguments, Forget.Result> {
        @Override
        public ToolContract<Forget.Arguments, Forget.Result> contract() {
            return Forget.CONTRACT;
        }

        @Override
        public Answer<Forget.Result> handle(Call<Forget.Arguments> call) {
            String key = call.id().toString();
            transactions.executeWithoutResult(status -> outbox.publish(
                    new OutgoingEvent(Topic.SOURCES, key, call.caller().space(), 3, null, call.origin())));
            return new Answer<>(new Forget.Result("id", 1, true), Set.of(Settlements.name(ServiceName.RECALL, key, 3)));
        }
    }

    @SpringBootConfiguration(proxyBeanMethods = false)
    @Import(TestProcess.Basics.class)
    static class Recall {
        @Bean
        Projection projection() {
            return new Projection();
        }

        @Bean
        SlowProjection slowProjection() {
            return new SlowProjection();
        }

        @Bean
        ErrorTranslator awayStore() {
            return failure -> failure instanceof StoreIsAway
                    ? Optional.of(new Refusal(ErrorCode.STORE_UNAVAILABLE, "Away."))
                    : Optional.empty();
        }
    }

    static final class StoreIsAway extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static final class Projection implements EventBatchHandler<Note> {
        final List<IncomingEvent<Note>> taken = new CopyOnWriteArrayList<>();
        volatile boolean storeIsAway;
        volatile boolean poisonIsTaken;

        @Override
        public Topic topic() {
            return Topic.SOURCES;
        }

        @Override
        public Class<Note> type() {
            return Note.class;
        }

        @Override
        public void handle(List<IncomingEvent<Note>> events) {
            if (storeIsAway) {
                throw new StoreIsAway();
            }
            if (!poisonIsTaken && events.stream().anyMatch(event -> event.key().equals("poison"))) {
                throw new IllegalStateException("poison");
            }
            taken.addAll(events);
        }
    }

    /** Takes long over what nobody waits for. */
    static final class SlowProjection implements EventBatchHandler<Note> {
        final List<String> taken = new CopyOnWriteArrayList<>();
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch mayEnd = new CountDownLatch(1);

        @Override
        public Topic topic() {
            return Topic.MEMORIES;
        }

        @Override
        public Class<Note> type() {
            return Note.class;
        }

        @Override
        public boolean takesAwaitedFirst() {
            return true;
        }

        @Override
        public void handle(List<IncomingEvent<Note>> events) {
            if (events.stream().anyMatch(event -> event.origin().isEmpty())) {
                begun.countDown();
                try {
                    mayEnd.await(1, TimeUnit.MINUTES);
                } catch (InterruptedException stopping) {
                    Thread.currentThread().interrupt();
                }
            }
            events.forEach(event -> taken.add(event.key()));
        }
    }
}
