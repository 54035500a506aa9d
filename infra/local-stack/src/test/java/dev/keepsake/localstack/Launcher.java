// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A launcher in a JVM of its own, so that it can be killed. */
record Launcher(Process process, Home home) {

    static Launcher start(Home home) throws IOException {
        Process process = new ProcessBuilder(
                        JavaProgram.path(),
                        "-Xmx96m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Launcher.class.getName(),
                        home.root().toString(),
                        artifacts().project().toString())
                .redirectErrorStream(true)
                .start();
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        String line = output.readLine();
        while (line != null && !line.equals("up")) {
            said.append(line).append('\n');
            line = output.readLine();
        }
        if (line == null) {
            throw new IllegalStateException("the launcher ended: " + said);
        }
        return new Launcher(process, home);
    }

    static Artifacts artifacts() {
        return new Artifacts(Path.of(System.getProperty("keepsake.build.directory", "../.."))
                .toAbsolutePath()
                .normalize());
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public static void main(String[] arguments) throws Exception {
        Home home = new Home(Path.of(arguments[0]));
        Artifacts artifacts = new Artifacts(Path.of(arguments[1]));
        try (LocalStack stack = LocalStack.start(StackSettings.serversOnly(home, artifacts), new Silent())) {
            System.out.println("up");
            new CountDownLatch(stack.status().size()).await();
        }
    }

    /** For tests that look at the state, not at the messages. */
    static final class Silent implements PartListener {
        @Override
        public void ready(Part part, Duration after) {}

        @Override
        public void died(Part part, String how, List<String> lastLines, Duration pause) {}

        @Override
        public void givenUp(Part part, String why, List<String> lastLines) {
            System.out.println(part.name() + " " + why + lastLines);
        }
    }
}
