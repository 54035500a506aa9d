// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code infra/keepsake bench}: every benchmark under one name. */
@Command(
        name = "bench",
        description = "Measures a running Keepsake and prints the figures.",
        mixinStandardHelpOptions = true,
        subcommands = {
            LoadCommand.class,
            RoundTripCommand.class,
            FairnessCommand.class,
            RetrievalCommand.class,
            ExtractionCommand.class,
            AskCommand.class,
            CalibrationCommand.class,
            GateCommand.class,
            TrainGateCommand.class,
            TrainRankerCommand.class
        })
public final class BenchCommand {
    private BenchCommand() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new BenchCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(args));
    }
}
