// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks every second which indexes there are: another replica may begin a new one or switch over. */
final class IndexWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(IndexWatch.class);

    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "index-watch");
        thread.setDaemon(true);
        return thread;
    });

    IndexWatch(List<Generations> watched) {
        timer.scheduleWithFixedDelay(() -> watched.forEach(IndexWatch::look), 1, 1, TimeUnit.SECONDS);
    }

    private static void look(Generations generations) {
        try {
            generations.look();
        } catch (RuntimeException away) {
            LOG.debug("The indexes could not be looked at: {}", away.toString());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
