// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.LocalStack;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Stops the installation once, whether Ctrl-C, {@code down} or a fault asks for it. */
final class Ending implements Runnable {

    private final PrintWriter out;
    private final AtomicReference<@Nullable LocalStack> stack = new AtomicReference<>();

    Ending(PrintWriter out) {
        this.out = out;
    }

    void owns(LocalStack started) {
        stack.set(started);
    }

    @Override
    public void run() {
        LocalStack running = stack.getAndSet(null);
        if (running == null) {
            return;
        }
        out.println("Stopping ...");
        out.flush();
        try {
            running.close();
            out.println("Stopped. Your memories are kept; `infra/keepsake up` brings them back.");
        } catch (IOException e) {
            out.println("Stopped, but the lock could not be taken away: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        out.flush();
    }
}
