// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/** Trains the gate: learns the project's own conversations, asks their questions, fits weights and thresholds. */
@Command(
        name = "train-gate",
        description = "Fits the weights and thresholds of recall_gated and recall_verified and writes them.",
        mixinStandardHelpOptions = true)
final class TrainGateCommand implements Callable<Integer> {
    @Mixin
    private Target target = new Target();

    @Mixin
    private RecallAddress recall = new RecallAddress();

    @Option(
            names = "--examples",
            description = "file that keeps what was asked; a second run reads it (default: ${DEFAULT-VALUE})")
    private Path examples = Path.of("target", "gate-examples.jsonl");

    @Option(names = "--out", description = "folder for the weights (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("recall-service", "src", "main", "resources", "gate");

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<GateExample> all = recall.examples(target).collect(examples);
        Files.createDirectories(out);
        for (String tool : List.of("recall_gated", "recall_verified")) {
            GateTraining training = GateTraining.of(
                    all.stream().filter(one -> one.tool().equals(tool)).toList());
            System.out.println(tool + ", held out by conversation:");
            System.out.println(new GateReport(training.heldOut()).table());
            Files.writeString(out.resolve(tool.replace('_', '-') + ".json"), file(training));
        }
        return 0;
    }

    private static String file(GateTraining training) {
        GateReport report = new GateReport(training.heldOut());
        ObjectNode file = Json.mapper().createObjectNode();
        file.put("command", "infra/keepsake bench train-gate")
                .put("trained_at", LocalDate.now(java.time.ZoneOffset.UTC).toString())
                .put("examples", training.heldOut().size())
                .put(
                        "conversations",
                        training.heldOut().stream()
                                .map(GateExample::conversation)
                                .distinct()
                                .count())
                .put("held_out_auroc", rounded(report.auroc()))
                .put("held_out_calibration_error", rounded(report.calibrationError()))
                .put("lower", training.lower())
                .put("upper", training.upper())
                .put("bias", rounded(training.model().bias()));
        ObjectNode weights = file.putObject("weights");
        training.model().weights().forEach((name, weight) -> weights.put(name, rounded(weight)));
        return Json.mapper().writer().with(SerializationFeature.INDENT_OUTPUT).writeValueAsString(file) + "\n";
    }

    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
