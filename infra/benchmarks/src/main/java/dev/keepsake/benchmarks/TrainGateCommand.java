// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/**
 * Trains the gate: teaches the project's own spaces, asks their questions, fits weights and thresholds. Only the tool that
 * reranks is asked: it sees all that the other one sees.
 */
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
        List<GateExample> all = recall.examples(target).collect(examples, List.of("recall_verified"));
        Files.createDirectories(out);
        for (String tool : List.of("recall_gated", "recall_verified")) {
            String name = tool.replace('_', '-');
            List<GateExample> judged = new ArrayList<>();
            judged.addAll(train(tool, all, GateTraining::isAmongOthers, out.resolve(name + ".json")));
            judged.addAll(train(tool, all, one -> !GateTraining.isAmongOthers(one), out.resolve(name + "-alone.json")));
            System.out.println(tool + ", every space held out:");
            System.out.println(new GateReport(judged).table());
        }
        return 0;
    }

    private static List<GateExample> train(String tool, List<GateExample> all, Predicate<GateExample> which, Path file)
            throws IOException {
        GateTraining training = GateTraining.of(all.stream().filter(which).toList(), GateSigns.of(tool));
        System.out.println(file.getFileName() + ", every space held out:");
        System.out.println(new GateReport(training.heldOut()).table());
        Files.writeString(file, file(training));
        return training.heldOut();
    }

    private static String file(GateTraining training) {
        GateReport report = new GateReport(training.heldOut());
        ObjectNode file = Json.mapper().createObjectNode();
        file.put("command", "infra/keepsake bench train-gate")
                .put("trained_at", LocalDate.now(ZoneOffset.UTC).toString())
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
