// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One run of the script {@code infra/keepsake}, as a person or a program would run it. */
record ScriptRun(int status, String output, String errors) {

    static ScriptRun of(Path directory, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(root().resolve("infra/keepsake").toString()));
        command.addAll(List.of(arguments));
        Path errors = Files.createTempFile(directory, "errors", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectError(errors.toFile());
        builder.environment().put("KEEPSAKE_BUILD", "never");
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new ScriptRun(process.waitFor(), output, Files.readString(errors));
    }

    /** The checkout. */
    static Path root() {
        return Path.of(System.getProperty("keepsake.build.directory", "../.."))
                .toAbsolutePath()
                .normalize();
    }
}
