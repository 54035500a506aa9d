// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.JavaProgram;
import java.io.IOException;
import java.nio.file.Files;

/** What must be true before anything is started. */
final class Preflight {

    static final long DISK_NEEDED = 1L << 30;
    static final int JAVA_NEEDED = 17;

    private Preflight() {}

    static void check(Home home) throws IOException {
        if (JavaProgram.feature() < JAVA_NEEDED) {
            throw new StackProblem(
                    "Keepsake needs Java %d or newer, this is %d: install a newer one or set JAVA_HOME to it."
                            .formatted(JAVA_NEEDED, JavaProgram.feature()));
        }
        long free = Files.getFileStore(home.root()).getUsableSpace();
        if (free < DISK_NEEDED) {
            throw new StackProblem(
                    "Only %d MiB are free on the disk of %s: free at least 1 GiB, or set KEEPSAKE_HOME to another disk."
                            .formatted(free >> 20, home.root()));
        }
    }
}
