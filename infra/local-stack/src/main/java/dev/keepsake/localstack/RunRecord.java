// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.OwnerOnly;
import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import dev.keepsake.localstack.supervision.PartStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** What runs now, written to {@code run/parts.json} at every change, for the other commands and for the next start. */
public final class RunRecord {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Duration FORMER_LIMIT = Duration.ofSeconds(15);

    private final Path file;
    private volatile Supplier<List<PartStatus>> parts = List::of;

    public RunRecord(Home home) {
        this.file = home.run().resolve("parts.json");
    }

    /** The parts as last written; empty when nothing runs. */
    public List<PartStatus> read() {
        try {
            return Files.exists(file) ? JSON.readValue(Files.readString(file), new TypeReference<>() {}) : List.of();
        } catch (IOException | JacksonException unreadable) {
            return List.of();
        }
    }

    /**
     * After a launcher was killed its children are still on their way out; a new server on the same data would refuse to
     * start. Those that do not go are killed.
     */
    void awaitFormerParts() throws InterruptedException {
        for (PartStatus former : read()) {
            ProcessHandle process = ProcessHandle.of(former.pid()).orElse(null);
            if (process == null || former.pid() == 0 || !isThe(former, process)) {
                continue;
            }
            try {
                process.onExit().get(FORMER_LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException | ExecutionException stays) {
                process.destroyForcibly();
            }
        }
    }

    /** A pid is used again by and by: only a process started before this record was written can be the one meant. */
    private boolean isThe(PartStatus former, ProcessHandle process) {
        return process.info()
                .startInstant()
                .map(started -> !started.isAfter(lastWritten()))
                .orElse(false);
    }

    private Instant lastWritten() {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException gone) {
            return Instant.EPOCH;
        }
    }

    void follow(Supplier<List<PartStatus>> source) {
        parts = source;
    }

    synchronized void write() {
        try {
            OwnerOnly.write(file, JSON.writeValueAsString(parts.get()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void clear() throws IOException {
        Files.deleteIfExists(file);
    }

    /** The same listener, with the record brought up to date before it is told. */
    PartListener recording(PartListener listener) {
        return new PartListener() {
            @Override
            public void starting(Part part) {
                write();
                listener.starting(part);
            }

            @Override
            public void ready(Part part, Duration after) {
                write();
                listener.ready(part, after);
            }

            @Override
            public void died(Part part, String how, List<String> lastLines, Duration pause) {
                write();
                listener.died(part, how, lastLines, pause);
            }

            @Override
            public void givenUp(Part part, String why, List<String> lastLines) {
                write();
                listener.givenUp(part, why, lastLines);
            }
        };
    }
}
