// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The processes of the installation on this machine, as {@code infra/keepsake bench} names them. */
final class Parts {
    private static final String VARIABLE = "KEEPSAKE_PARTS";
    private static final int KILO = 1024;

    private Parts() {}

    /** Empty where they run elsewhere. */
    static List<Part> running() {
        String named = System.getenv().getOrDefault(VARIABLE, "");
        return Arrays.stream(named.split(",", -1))
                .map(part -> part.split("=", 2))
                .filter(part -> part.length == 2)
                .map(part -> new Part(part[0], Long.parseLong(part[1])))
                .toList();
    }

    static String memory() {
        List<Part> all = running();
        return String.format(
                        Locale.ROOT,
                        "resident memory: %d MB: ",
                        all.stream().mapToLong(Part::residentMegabytes).sum())
                + all.stream()
                        .map(part -> part.name() + " " + part.residentMegabytes())
                        .collect(Collectors.joining(", "));
    }

    /** A process with those that it started. */
    record Part(String name, long pid) {
        double processorMillis() {
            return processes()
                    .mapToDouble(process -> process.info()
                            .totalCpuDuration()
                            .orElse(Duration.ZERO)
                            .toMillis())
                    .sum();
        }

        long residentMegabytes() {
            return processes().mapToLong(Part::residentKilobytes).sum() / KILO;
        }

        private Stream<ProcessHandle> processes() {
            return ProcessHandle.of(pid).stream()
                    .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()));
        }

        private static long residentKilobytes(ProcessHandle process) {
            try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(process.pid()), "status"))) {
                return lines.filter(line -> line.startsWith("VmRSS:"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                        .sum();
            } catch (IOException | UncheckedIOException unknown) {
                return 0;
            }
        }
    }
}
