// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Shows how well the gate of a running installation is calibrated, by the labels that its users gave. */
@Command(
        name = "calibration",
        description = "Draws the reliability diagram of the decisions that users labelled with memory_feedback.",
        mixinStandardHelpOptions = true)
final class CalibrationCommand implements Callable<Integer> {
    @Mixin
    private RecallAddress recall = new RecallAddress();

    @Option(names = "--tenant", description = "id of the tenant; left out: all tenants together")
    private @Nullable UUID tenant;

    @Option(names = "--out", description = "file for the picture (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("target", "calibration.svg");

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<GateExample> labelled = recall.labelled(tenant)
                .path("decisions")
                .valueStream()
                .map(CalibrationCommand::example)
                .toList();
        if (labelled.isEmpty()) {
            System.out.println("No decision has been labelled yet.");
            return 0;
        }
        GateReport report = new GateReport(labelled);
        System.out.println(report.table());
        Files.createDirectories(out.toAbsolutePath().getParent());
        Files.writeString(out, ReliabilityDiagram.svg("labelled decisions", report.bins()));
        System.out.println("The diagram is in " + out);
        return 0;
    }

    private static GateExample example(JsonNode one) {
        return new GateExample(
                "",
                one.path("tool").asString(),
                one.path("tool").asString(),
                "",
                one.path("answerable").asBoolean(),
                Map.of(),
                one.path("probability").asDouble(),
                one.path("decision").asString());
    }
}
