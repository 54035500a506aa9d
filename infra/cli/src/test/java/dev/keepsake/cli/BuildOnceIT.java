// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script in a checkout that is not built, with a Maven that only counts how often it is run. */
class BuildOnceIT {
    /** Builds until its input ends. */
    private static final String MAVEN = """
            #!/bin/sh
            echo built >>builds
            cat >/dev/null
            mkdir -p infra/cli/target
            touch infra/cli/target/keepsake-cli.jar
            """;

    @TempDir
    Path checkout;

    @BeforeEach
    void makeTheCheckout() throws IOException {
        Files.createDirectories(checkout.resolve("infra"));
        Files.copy(ScriptRun.root().resolve("infra/keepsake"), checkout.resolve("infra/keepsake"));
        Files.writeString(checkout.resolve("pom.xml"), "<project/>");
        Path maven = Files.createDirectories(checkout.resolve("bin")).resolve("mvn");
        Files.writeString(maven, MAVEN);
        Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    @Timeout(60)
    void twoStartsAtOnceBuildOnce() throws Exception {
        Process first = up();
        BufferedReader fromFirst = first.errorReader();
        assertThat(fromFirst.readLine()).startsWith("Building Keepsake");

        Process second = up();
        assertThat(second.errorReader().readLine()).contains("waiting");
        first.getOutputStream().close();

        assertThat(first.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(second.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readAllLines(checkout.resolve("builds"))).containsExactly("built");
    }

    private Process up() throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(checkout.resolve("infra/keepsake").toString(), "up").directory(checkout.toFile());
        builder.environment().remove("KEEPSAKE_BUILD");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().merge("PATH", checkout.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
        return builder.start();
    }
}
