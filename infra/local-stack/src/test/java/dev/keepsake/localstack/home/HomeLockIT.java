// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keepsake.localstack.process.JavaProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeLockIT {

    @TempDir
    Path folder;

    private Home home = new Home(Path.of("unset"));

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("home")).make();
    }

    @Test
    void goesOnHolding_whenTheHolderItselfAsksWhoRuns() throws Exception {
        try (HomeLock held = HomeLock.take(home)) {
            assertThat(HomeLock.runner(home)).hasValue(ProcessHandle.current());
            assertThatExceptionOfType(StackProblem.class).isThrownBy(() -> HomeLock.take(home));

            assertThat(askedElsewhere())
                    .isEqualTo(Long.toString(ProcessHandle.current().pid()));
        }
        assertThat(askedElsewhere()).isEqualTo("nobody");
        assertThat(HomeLock.runner(home)).isEmpty();
    }

    private String askedElsewhere() throws IOException, InterruptedException {
        Process asking = new ProcessBuilder(
                        JavaProgram.path(),
                        "-Xmx32m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Asking.class.getName(),
                        home.root().toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(asking.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        asking.waitFor();
        return said;
    }

    /** Another process that asks who runs. */
    static final class Asking {
        public static void main(String[] arguments) throws IOException {
            System.out.println(HomeLock.runner(new Home(Path.of(arguments[0])))
                    .map(runner -> Long.toString(runner.pid()))
                    .orElse("nobody"));
        }
    }
}
