// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.boot.context.event.ApplicationStartingEvent;
import org.springframework.context.ApplicationListener;

/**
 * Ends this process, in order, when its standard input ends: with {@code KEEPSAKE_TETHER=stdin}, whoever started it holds
 * the other end, and even a launcher that was killed leaves nothing behind.
 */
final class StdinTether implements ApplicationListener<ApplicationStartingEvent> {
    private static final AtomicBoolean TIED = new AtomicBoolean();

    @Override
    public void onApplicationEvent(ApplicationStartingEvent event) {
        if ("stdin".equals(System.getenv("KEEPSAKE_TETHER")) && TIED.compareAndSet(false, true)) {
            Thread thread = new Thread(() -> endWith(System.in), "keepsake-tether");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private static void endWith(InputStream input) {
        awaitEnd(input);
        System.exit(0);
    }

    /** Returns when the input has ended, whichever way. */
    static void awaitEnd(InputStream input) {
        byte[] ignored = new byte[256];
        try {
            while (input.read(ignored) >= 0) {
                // Only its end says something.
            }
        } catch (IOException broken) {
            // A broken pipe is an end, too.
        }
    }
}
