// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import dev.keepsake.cli.bench.BenchCommand;
import dev.keepsake.cli.demo.DemoCommand;
import dev.keepsake.cli.doctor.DoctorCommand;
import dev.keepsake.cli.key.KeyCommand;
import dev.keepsake.cli.reindex.ReindexCommand;
import dev.keepsake.cli.replay.ReplayCommand;
import dev.keepsake.cli.run.DownCommand;
import dev.keepsake.cli.run.UpCommand;
import dev.keepsake.cli.transfer.EraseCommand;
import dev.keepsake.cli.transfer.ExportCommand;
import dev.keepsake.cli.transfer.ImportCommand;
import dev.keepsake.cli.transfer.RelearnCommand;
import dev.keepsake.cli.watch.LogsCommand;
import dev.keepsake.cli.watch.StatusCommand;
import dev.keepsake.localstack.home.StackProblem;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program behind {@code infra/keepsake}. */
@Command(
        name = "keepsake",
        description = "Long-term memory for AI agents, on your own machine.",
        subcommands = {
            UpCommand.class,
            DownCommand.class,
            StatusCommand.class,
            LogsCommand.class,
            KeyCommand.class,
            DemoCommand.class,
            ImportCommand.class,
            ExportCommand.class,
            EraseCommand.class,
            RelearnCommand.class,
            DoctorCommand.class,
            ReindexCommand.class,
            ReplayCommand.class,
            BenchCommand.class,
            HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        version = "Keepsake 0.1")
public final class Keepsake {

    private Keepsake() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Keepsake());
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler(namingTheHelp());
        line.setExecutionExceptionHandler(inOneSentence());
        return line;
    }

    /** A wrong argument is named in a sentence; the whole usage would push it off the screen. */
    private static IParameterExceptionHandler namingTheHelp() {
        return (exception, arguments) -> {
            CommandLine line = exception.getCommandLine();
            line.getErr().println(exception.getMessage());
            UnmatchedArgumentException.printSuggestions(exception, line.getErr());
            if (line.getSubcommands().isEmpty()) {
                line.getErr()
                        .printf(
                                "See `infra/%s --help`.%n",
                                line.getCommandSpec().qualifiedName());
            } else {
                line.usage(line.getErr());
            }
            line.getErr().flush();
            return line.getCommandSpec().exitCodeOnInvalidInput();
        };
    }

    /** What a person can put right is told in its sentence; only a fault of ours shows where it happened. */
    private static IExecutionExceptionHandler inOneSentence() {
        return (exception, line, result) -> {
            if (exception instanceof StackProblem) {
                line.getErr().println(exception.getMessage());
                return 1;
            }
            exception.printStackTrace(line.getErr());
            return 2;
        };
    }
}
