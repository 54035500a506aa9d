// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import java.nio.file.Files;
import java.nio.file.Path;

/** The root of the checkout: from the build, or found upwards from where the test runs (in an IDE). */
final class BuildDirectory {

    private static final String PROPERTY = "keepsake.build.directory";

    private BuildDirectory() {}

    static Path find() {
        String named = System.getProperty(PROPERTY, "");
        if (!named.isBlank()) {
            return Path.of(named).toAbsolutePath();
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("infra/local-stack"))) {
                return folder;
            }
        }
        throw new IllegalStateException("No checkout above " + here + ": set -D" + PROPERTY + " to its root.");
    }
}
