// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The folder of one installation ({@code KEEPSAKE_HOME}): data, logs, unpacked servers and what is running now. */
public record Home(Path root) {

    public Home {
        root = root.toAbsolutePath().normalize();
    }

    /** The home named by {@code KEEPSAKE_HOME}, or {@code ~/.keepsake}. */
    public static Home from(Map<String, String> environment) {
        String named = environment.getOrDefault("KEEPSAKE_HOME", "");
        return new Home(named.isBlank() ? Path.of(System.getProperty("user.home"), ".keepsake") : Path.of(named));
    }

    /**
     * Makes the folders, readable by their owner alone.
     *
     * @throws StackProblem if they cannot be made or written
     */
    public Home make() {
        try {
            OwnerOnly.folder(root);
            for (Path folder : new Path[] {data(), logs(), run(), servers(), services()}) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new StackProblem(
                    "The data folder %s cannot be written (%s): give it to yourself, or set KEEPSAKE_HOME to another."
                            .formatted(root, e.getMessage()),
                    e);
        }
        return this;
    }

    public Path data() {
        return root.resolve("data");
    }

    public Path logs() {
        return root.resolve("logs");
    }

    /** What belongs to the running stack only: ports, lock, state. */
    public Path run() {
        return root.resolve("run");
    }

    /** Unpacked servers; safe to delete while nothing runs. */
    public Path servers() {
        return root.resolve("servers");
    }

    /** Our services, extracted from their jars for a faster start; safe to delete while nothing runs. */
    public Path services() {
        return root.resolve("app");
    }

    public Path log(String part) {
        return logs().resolve(part + ".log");
    }
}
