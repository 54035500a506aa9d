// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.process.Unprivileged;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;

/** Is this machine fit for it: Java, memory, disk, and a way to run servers that refuse to be root. */
final class MachineChecks {

    private static final int JAVA_NEEDED = 17;
    private static final long MEMORY_NEEDED_MEGABYTES = 4_000;
    private static final long DISK_NEEDED_MEGABYTES = 1_024;

    private final Home home;

    MachineChecks(Home home) {
        this.home = home;
    }

    List<Finding> run() {
        return List.of(java(), memory(), disk(), identity(), permissions());
    }

    private static Finding java() {
        String found = "Java %d (%s) at %s"
                .formatted(JavaProgram.feature(), System.getProperty("java.vendor"), System.getProperty("java.home"));
        return new Finding(
                "Java",
                found,
                JavaProgram.feature() >= JAVA_NEEDED ? "" : "Install Java 17 or newer, or set JAVA_HOME to it.");
    }

    private static Finding memory() {
        if (!(ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system)) {
            return Finding.well("Memory", "not told by this system");
        }
        long megabytes = system.getTotalMemorySize() >> 20;
        return new Finding(
                "Memory",
                megabytes + " MB, " + Runtime.getRuntime().availableProcessors() + " cores",
                megabytes >= MEMORY_NEEDED_MEGABYTES
                        ? ""
                        : "Everything together takes up to 3.5 GB: use a larger machine.");
    }

    private Finding disk() {
        Path existing = existing(home.root());
        try {
            FileStore store = Files.getFileStore(existing);
            long megabytes = store.getUsableSpace() >> 20;
            return new Finding(
                    "Disk",
                    megabytes + " MB free at " + home.root(),
                    megabytes >= DISK_NEEDED_MEGABYTES
                            ? ""
                            : "Free at least 1 GiB, or set KEEPSAKE_HOME to another disk.");
        } catch (IOException e) {
            return new Finding(
                    "Disk", String.valueOf(e.getMessage()), "Set KEEPSAKE_HOME to a folder that can be read.");
        }
    }

    /** The home itself, or the nearest folder above it while it is not made yet. */
    private static Path existing(Path folder) {
        Path parent = folder.getParent();
        return Files.exists(folder) || parent == null ? folder : existing(parent);
    }

    private static Finding identity() {
        try {
            return Finding.well("Runs as", Unprivileged.here().describe());
        } catch (StackProblem neither) {
            return new Finding("Runs as", "root", neither.sentence());
        }
    }

    private Finding permissions() {
        if (!Files.exists(home.root())) {
            return Finding.well("Home", home.root() + " (made at the first start)");
        }
        if (!Files.isWritable(home.root())) {
            return new Finding(
                    "Home", home.root().toString(), "It cannot be written: give it to yourself, or set KEEPSAKE_HOME.");
        }
        return new Finding("Home", home.root().toString(), othersMayRead() ? "Others may read it: chmod 700 it." : "");
    }

    private boolean othersMayRead() {
        try {
            Set<PosixFilePermission> mode = Files.getPosixFilePermissions(home.root());
            return mode.contains(PosixFilePermission.OTHERS_READ) || mode.contains(PosixFilePermission.GROUP_READ);
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }
}
