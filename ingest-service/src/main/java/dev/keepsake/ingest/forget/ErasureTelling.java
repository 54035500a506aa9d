// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells, part by part, the ends of what a very large memory held; goes on after a restart where it was. */
final class ErasureTelling implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ErasureTelling.class);
    private static final int PART = 500;
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final Truth truth;
    private final SpaceErasure erasure;
    private final ErasureEnds ends;
    private final ScheduledExecutorService thread =
            Executors.newSingleThreadScheduledExecutor(task -> new Thread(task, "erasure-telling"));

    ErasureTelling(Truth truth, SpaceErasure erasure, Announcements announcements) {
        this.truth = truth;
        this.erasure = erasure;
        this.ends = new ErasureEnds(erasure, announcements);
        thread.scheduleWithFixedDelay(this::tellAll, PAUSE.toMillis(), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void tellAll() {
        try {
            while (!thread.isShutdown() && tellPart()) {
                // Part by part, so that none holds the space for long.
            }
        } catch (RuntimeException later) {
            LOG.warn("The end of what was erased cannot be told yet: {}", later.getMessage());
        }
    }

    private boolean tellPart() {
        Optional<SpaceId> space = truth.inTransaction(erasure::spaceWithUntold);
        return space.isPresent() && truth.changing(space.get(), () -> tellPart(space.get()));
    }

    private boolean tellPart(SpaceId space) {
        return erasure.last(space).map(erased -> ends.tell(space, erased, PART)).orElse(false);
    }

    @Override
    public void close() throws InterruptedException {
        thread.shutdown();
        thread.awaitTermination(PAUSE.toSeconds() * 5, TimeUnit.SECONDS);
    }
}
