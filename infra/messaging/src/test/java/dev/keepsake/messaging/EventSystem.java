// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import java.util.List;
import java.util.function.Consumer;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** An ingest with an empty outbox and a recall that reads what it publishes, both on the real broker. */
record EventSystem(TestProcess ingest, TestProcess recall) implements AutoCloseable {
    static EventSystem start() {
        TestDatabase.create();
        return new EventSystem(
                TestProcess.service("ingest", EventProcesses.Ingest.class, "keepsake.messaging.outbox=true"),
                TestProcess.service("recall", EventProcesses.Recall.class));
    }

    void inTransaction(Consumer<EventOutbox> work) {
        new TransactionTemplate(ingest.get(PlatformTransactionManager.class))
                .executeWithoutResult(status -> work.accept(ingest.get(EventOutbox.class)));
    }

    EventProcesses.Projection projection() {
        return recall.get(EventProcesses.Projection.class);
    }

    /** The versions of one key that recall has taken in, in the order in which it has. */
    List<Long> versionsOf(String key) {
        return projection().taken.stream()
                .filter(event -> event.key().equals(key))
                .map(IncomingEvent::version)
                .toList();
    }

    @Override
    public void close() {
        ingest.close();
        recall.close();
    }
}
