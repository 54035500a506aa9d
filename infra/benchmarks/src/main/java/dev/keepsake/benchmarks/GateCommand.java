// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Measures the running gate: accuracy by kind, separation, calibration, shares of decisions, a reliability diagram. The weights
 * in use have seen these conversations; figures on unseen ones are printed by {@code train-gate}.
 */
@Command(
        name = "gate",
        description =
                "Puts the questions of the conversations to the gate; prints a table and draws a reliability diagram.",
        mixinStandardHelpOptions = true)
final class GateCommand implements Callable<Integer> {
    @Mixin
    private Target target = new Target();

    @Mixin
    private RecallAddress recall = new RecallAddress();

    @Option(
            names = "--examples",
            description = "file that keeps what was asked; a second run reads it (default: ${DEFAULT-VALUE})")
    private Path examples = Path.of("target", "gate-report.jsonl");

    @Option(names = "--out", description = "folder for tables and pictures (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("target", "gate-report");

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<GateExample> all = recall.examples(target).collect(examples, List.of("recall_gated", "recall_verified"));
        Files.createDirectories(out);
        for (String tool : List.of("recall_gated", "recall_verified")) {
            List<GateExample> some =
                    all.stream().filter(one -> one.tool().equals(tool)).toList();
            report(tool, "running", some);
            List<GateExample> heldOut = new ArrayList<>(heldOut(tool, some, true));
            heldOut.addAll(heldOut(tool, some, false));
            report(tool, "held-out", heldOut);
        }
        System.out.println("Tables and diagrams are in " + out);
        return 0;
    }

    private static List<GateExample> heldOut(String tool, List<GateExample> some, boolean amongOthers) {
        List<GateExample> sort = some.stream()
                .filter(one -> GateTraining.isAmongOthers(one) == amongOthers)
                .toList();
        return GateTraining.of(sort, GateSigns.of(tool)).heldOut();
    }

    private void report(String tool, String weights, List<GateExample> judged) throws IOException {
        GateReport report = new GateReport(judged);
        String name = tool + ", " + weights + " weights";
        System.out.println(name);
        System.out.println(report.table());
        Files.writeString(out.resolve(tool + "-" + weights + ".txt"), report.table());
        Files.writeString(out.resolve(tool + "-" + weights + ".svg"), ReliabilityDiagram.svg(name, report.bins()));
    }
}
