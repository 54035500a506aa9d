// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.messaging.EventOutbox;
import dev.keepsake.messaging.OutgoingEvent;
import java.util.ArrayList;
import java.util.List;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Writes into the current transaction and wakes the relay when it has committed. */
final class TransactionalOutbox implements EventOutbox {
    private final OutboxTable table;
    private final OutboxRelay relay;

    TransactionalOutbox(OutboxTable table, OutboxRelay relay) {
        this.table = table;
        this.relay = relay;
    }

    @Override
    public void publish(OutgoingEvent event) {
        Published published = published();
        KeptEvent kept = KeptEvent.of(event);
        table.removeOlder(kept);
        published.rows.add(table.add(kept));
    }

    @Override
    public void withdraw(String key) {
        Published published = published();
        table.removeKey(key);
        published.rows.removeIf(row -> row.event().key().equals(key));
    }

    @Override
    public void withdrawAll(SpaceId space) {
        Published published = published();
        table.removeStates(space);
        published.rows.removeIf(row ->
                row.event().space().equals(space.toString()) && row.event().state() != null);
    }

    private Published published() {
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("Events are published within the transaction that they tell of.");
        }
        return TransactionSynchronizationManager.getSynchronizations().stream()
                .filter(Published.class::isInstance)
                .map(Published.class::cast)
                .filter(published -> published.owner() == this)
                .findFirst()
                .orElseGet(this::registered);
    }

    private Published registered() {
        Published published = new Published();
        TransactionSynchronizationManager.registerSynchronization(published);
        return published;
    }

    /** What one transaction has published. */
    private final class Published implements TransactionSynchronization {
        private final List<OutboxTable.Row> rows = new ArrayList<>();

        TransactionalOutbox owner() {
            return TransactionalOutbox.this;
        }

        @Override
        public void afterCommit() {
            relay.committed(rows);
        }
    }
}
