// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.replay;

import dev.keepsake.cli.watch.Brokers;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.messaging.DeadLetterReplay;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code keepsake replay}: dead letters, each put back once. */
@Command(
        name = "replay",
        description = {
            "Puts dead letters back where they came from: records that a service could not handle.",
            "",
            "Put right first what was wrong; a record that still cannot be handled becomes a dead letter again. Each is put"
                    + " back once, and is kept for 14 days."
        },
        mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(
            names = "--topic",
            scope = ScopeType.INHERIT,
            paramLabel = "NAME",
            description = "Only those of this topic, such as keepsake.conversations; default: all.")
    private @Nullable String topic;

    @Override
    public Integer call() throws IOException, ExecutionException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        DeadLetterReplay replay = new DeadLetterReplay(Brokers.find(System.getenv()));
        long replayed = 0;
        long failed = 0;
        for (Topic one : topics()) {
            DeadLetterReplay.Count count = replay.replay(one);
            replayed += count.replayed();
            failed += count.failed();
        }
        out.printf("%,d put back.%n", replayed);
        if (failed > 0) {
            out.printf("%,d do not say where they came from and were passed over.%n", failed);
        }
        out.flush();
        return 0;
    }

    @Command(
            name = "list",
            description = "Shows what would be put back, with the reasons.",
            mixinStandardHelpOptions = true)
    int list() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        DeadLetterReplay replay = new DeadLetterReplay(Brokers.find(System.getenv()));
        long all = 0;
        for (Topic one : topics()) {
            List<DeadLetterReplay.Letter> letters = replay.waiting(one);
            all += letters.size();
            letters.sort(Comparator.comparing(DeadLetterReplay.Letter::at));
            letters.forEach(letter -> out.printf(
                    "%s  %-24s %8d bytes  %s%n", letter.at(), one.topicName(), letter.bytes(), letter.reason()));
        }
        out.printf("%,d dead letters.%n", all);
        out.flush();
        return 0;
    }

    @Command(name = "drop", description = "Passes them over: they are not put back.", mixinStandardHelpOptions = true)
    int drop() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        DeadLetterReplay replay = new DeadLetterReplay(Brokers.find(System.getenv()));
        long dropped = 0;
        for (Topic one : topics()) {
            dropped += replay.drop(one);
        }
        out.printf("%,d passed over.%n", dropped);
        out.flush();
        return 0;
    }

    private List<Topic> topics() {
        List<Topic> chosen = Arrays.stream(Topic.values())
                .filter(one -> topic == null || one.topicName().equals(topic))
                .toList();
        if (chosen.isEmpty()) {
            throw new StackProblem("There is no topic %s: one of %s."
                    .formatted(
                            topic,
                            Arrays.stream(Topic.values()).map(Topic::topicName).toList()));
        }
        return chosen;
    }
}
