// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A running child. Whoever starts it holds its standard input; letting go of that is the order to stop. */
public final class Child {

    private final Process process;

    private Child(Process process) {
        this.process = process;
    }

    public static Child start(ChildCommand command, BoundedLog log) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command.command())
                .directory(command.directory().toFile())
                .redirectErrorStream(true);
        builder.environment().putAll(command.environment());
        Process process = builder.start();
        Thread reader = new Thread(() -> log.copy(process.getInputStream()), "log of " + process.pid());
        reader.setDaemon(true);
        reader.start();
        feed(process, command.input());
        return new Child(process);
    }

    private static void feed(Process process, byte[] input) throws IOException {
        // Not closed: the child takes the end of its input as the order to stop.
        OutputStream stdin = process.getOutputStream();
        try {
            stdin.write(input);
            stdin.flush();
        } catch (IOException diedBeforeReading) {
            process.destroy();
        }
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** The pid of the program itself, not of a shell that tethers it. */
    public long pid() {
        return process.children()
                .filter(child -> child.info()
                        .command()
                        .map(program -> !program.endsWith("sh"))
                        .orElse(true))
                .findFirst()
                .orElse(process.toHandle())
                .pid();
    }

    /** Waits for its end; true if it has ended within the time. */
    public boolean awaitEnd(Duration limit) throws InterruptedException {
        return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Its exit status; only after it has ended. */
    public int exitStatus() {
        return process.exitValue();
    }

    /** Asks it to stop and waits; after the limit it is killed with everything it started. */
    public void stop(Duration limit) throws InterruptedException {
        try {
            process.getOutputStream().close();
        } catch (IOException alreadyGone) {
            // Then there is nothing left to ask.
        }
        if (!awaitEnd(limit)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            process.waitFor();
        }
    }
}
