// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.recall.projection.ForgottenLedger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/** Takes the history of a topic into the new index, beside the service that takes the present into both. */
final class IndexFill<E> implements EventBatchHandler<E> {
    private final EventBatchHandler<E> projection;
    private final ForgottenLedger forgotten;
    private final Present<E> present;
    private final BiConsumer<String, SpaceId> remover;

    /**
     * A fill.
     *
     * @param projection writes into the new index
     * @param present what need not be written because it is there
     * @param remover takes a key out of the new index
     */
    IndexFill(
            EventBatchHandler<E> projection,
            ForgottenLedger forgotten,
            Present<E> present,
            BiConsumer<String, SpaceId> remover) {
        this.projection = projection;
        this.forgotten = forgotten;
        this.present = present;
        this.remover = remover;
    }

    /** Tells which states need no work. */
    @FunctionalInterface
    interface Present<E> {
        /** The keys of those of the events whose states are there already. */
        Set<String> among(List<IncomingEvent<E>> events);
    }

    @Override
    public Topic topic() {
        return projection.topic();
    }

    @Override
    public Class<E> type() {
        return projection.type();
    }

    @Override
    public void handle(List<IncomingEvent<E>> events) {
        Set<String> there = present.among(events);
        List<IncomingEvent<E>> wanted = events.stream()
                .filter(event -> event.state().isEmpty() || !there.contains(event.key()))
                .toList();
        if (!wanted.isEmpty()) {
            projection.handle(wanted);
            removeWhatWasForgottenMeanwhile(wanted);
        }
    }

    /**
     * Who forgets enters the ledger first and removes then. Either that removal comes after our write, or the entry is there
     * to be seen now.
     */
    private void removeWhatWasForgottenMeanwhile(List<IncomingEvent<E>> written) {
        Map<String, SpaceId> spaces = new HashMap<>();
        Map<String, Long> versions = new HashMap<>();
        for (IncomingEvent<E> event : written) {
            event.space().ifPresent(space -> spaces.put(event.key(), space));
            versions.merge(event.key(), event.version(), Math::max);
        }
        spaces.keySet().retainAll(forgotten.among(versions));
        spaces.forEach(remover);
    }
}
