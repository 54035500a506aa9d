// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** How much memory a process and everything it started really take: shared pages are counted once between them. */
final class ProcessMemory {

    private ProcessMemory() {}

    /** Kilobytes; empty where the system does not say (there is no {@code /proc}). */
    static OptionalLong ofTree(long pid) {
        return ProcessHandle.of(pid).stream()
                .flatMap(root -> Stream.concat(Stream.of(root), root.descendants()))
                .map(process -> Path.of("/proc", Long.toString(process.pid())))
                .flatMapToLong(folder -> shared(folder).stream())
                .reduce(Long::sum);
    }

    private static OptionalLong shared(Path folder) {
        OptionalLong proportional = field(folder.resolve("smaps_rollup"), "Pss:");
        return proportional.isPresent() ? proportional : field(folder.resolve("status"), "VmRSS:");
    }

    private static OptionalLong field(Path file, String name) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                    .findFirst();
        } catch (IOException | UncheckedIOException gone) {
            return OptionalLong.empty();
        }
    }
}
