// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.StackAddresses;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.process.Tether;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Finds the servers of this build, or starts the process that holds them. */
final class SharedServers {

    private static final Duration LIMIT = Duration.ofMinutes(4);

    private final Path buildDirectory;
    private final SharedFolder folder;

    SharedServers(Path buildDirectory) {
        this.buildDirectory = buildDirectory;
        this.folder = SharedFolder.of(buildDirectory);
    }

    StackAddresses addresses() {
        try {
            HolderReport report = folder.exclusively(() -> {
                folder.addUser(build());
                Optional<HolderReport> running = folder.liveReport();
                return running.isPresent() ? running.get() : startHolder();
            });
            if (report.addresses() == null) {
                throw new IllegalStateException("The backing services did not start: %s See %s and the logs in %s."
                        .formatted(
                                report.problem(),
                                folder.holderLog(),
                                folder.home().resolve("logs")));
            }
            return report.addresses();
        } catch (IOException e) {
            throw new IllegalStateException("The backing services did not start.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Stopped while the backing services were starting.", e);
        }
    }

    private HolderReport startHolder() throws IOException, InterruptedException {
        folder.clearReport();
        List<String> command = Tether.ownSession(List.of(
                JavaProgram.path(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                BackingServicesHolder.class.getName(),
                buildDirectory.toString()));
        // Nothing inherited: a test JVM that ends must not leave an open pipe behind, or Maven waits for it.
        Process holder = new ProcessBuilder(command)
                .directory(buildDirectory.toFile())
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(folder.holderLog().toFile())
                .start();
        Instant until = Instant.now().plus(LIMIT);
        while (Instant.now().isBefore(until)) {
            boolean ended = holder.waitFor(100, TimeUnit.MILLISECONDS);
            Optional<HolderReport> report = folder.report();
            if (report.isPresent()) {
                return report.get();
            }
            if (ended) {
                return new HolderReport(holder.pid(), null, Files.readString(folder.holderLog()));
            }
        }
        holder.destroy();
        return new HolderReport(holder.pid(), null, "They took longer than " + LIMIT.toMinutes() + " minutes.");
    }

    /** The Maven process: the nearest ancestor that is a Java program. Without one (run by hand), this process. */
    private static long build() {
        ProcessHandle self = ProcessHandle.current();
        Optional<ProcessHandle> ancestor = self.parent();
        while (ancestor.isPresent()) {
            ProcessHandle candidate = ancestor.get();
            if (candidate
                    .info()
                    .command()
                    .filter(program -> program.endsWith("/java"))
                    .isPresent()) {
                return candidate.pid();
            }
            ancestor = candidate.parent();
        }
        return self.pid();
    }
}
