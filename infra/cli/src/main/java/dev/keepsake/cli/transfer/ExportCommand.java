// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** {@code keepsake export}: line by line as it comes; a file appears only once it is whole. */
@Command(
        name = "export",
        description = "Writes everything a person has as JSONL: sources, memories with their history, strategies.",
        mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "where to write it (default: standard output)")
    private @Nullable Path file;

    @Mixin
    private Account account = new Account();

    @Override
    public Integer call() throws IOException {
        ToolApi tools = account.tools();
        if (file == null) {
            copy(tools, spec.commandLine().getOut());
            return 0;
        }
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        long lines;
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(draft))) {
            lines = copy(tools, out);
        }
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        spec.commandLine().getOut().printf("Wrote %,d records to %s.%n", lines, file);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private long copy(ToolApi tools, PrintWriter out) throws IOException {
        String last = "";
        try (Meter meter = Meter.of("Exporting", " records", 1, -1);
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(tools.open(account.path("/api/v1/export")), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                out.write(line);
                out.write('\n');
                meter.step(1);
                last = line;
            }
        } catch (IOException broken) {
            throw new StackProblem("The export broke off; run it again.", broken);
        }
        out.flush();
        if (out.checkError()) {
            throw new StackProblem("The export cannot be written: is the disk full?");
        }
        return records(last);
    }

    /** The last line says how many records there are; without it not all of them came. */
    private static long records(String last) {
        try {
            var end = Json.mapper().readTree(last);
            if (end.path("type").asString("").equals("end")) {
                return end.path("lines").asLong();
            }
        } catch (JacksonException notJson) {
            // Then it is no end.
        }
        throw new StackProblem("The export broke off; run it again.");
    }
}
