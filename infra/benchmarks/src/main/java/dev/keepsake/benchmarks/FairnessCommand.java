// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Imports much for one person, and says what another one notices of it. */
@Command(
        name = "fairness",
        description = "Captures many messages of one person, and measures meanwhile how long another one's notes and"
                + " recalls take, beside the same with nothing going on; and how fast the messages are learned.",
        mixinStandardHelpOptions = true)
final class FairnessCommand implements Callable<Integer> {
    private static final int CALLERS = 8;

    @Mixin
    private Target target = new Target();

    @Option(names = "--messages", description = "how many the one brings in (default: ${DEFAULT-VALUE})")
    private int messages = 20_000;

    @Option(names = "--known", description = "memories that the other one has (default: ${DEFAULT-VALUE})")
    private int known = 1_000;

    @Option(names = "--note-every", description = "milliseconds from one note to the next (default: ${DEFAULT-VALUE})")
    private long noteEvery = 2_000;

    @Option(
            names = "--recall-every",
            description = "milliseconds from one recall to the next (default: ${DEFAULT-VALUE})")
    private long recallEvery = 500;

    @Option(
            names = "--idle",
            description = "seconds to measure before, and again after, with nothing going on"
                    + " (default: ${DEFAULT-VALUE})")
    private int idle = 60;

    @Option(names = "--seed", description = "seed of the invented statements (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, ExecutionException {
        ToolClient bystander = target.connectAsApp("bystander");
        LoadPlan remembered = LoadPlan.of(known, 1, seed + 1);
        new LoadFilling(bystander, remembered, CALLERS).fill(LoadFilling.Way.WRITE);
        idle(bystander, remembered, "before");
        Capturing importing = new Capturing(target.connectAsApp("import"), LoadPlan.of(messages, 1, seed));
        Bystander meanwhile = begin(bystander, remembered, seed + 3);
        try (meanwhile) {
            importing.capture();
            importing.awaitSearchable();
        }
        System.out.println(
                "While " + messages + " messages are imported:" + System.lineSeparator() + meanwhile.summary());
        System.out.println("imported: " + importing.summary());
        idle(bystander, remembered, "after");
        System.out.println(Parts.memory());
        return 0;
    }

    /** The machine may be another one after an hour: what is compared is measured close by. */
    private void idle(ToolClient client, LoadPlan remembered, String when) throws InterruptedException {
        Bystander alone = begin(client, remembered, seed + when.length());
        try (alone) {
            Instant end = Instant.now().plusSeconds(idle);
            Waiting.until(() -> Instant.now().isAfter(end), Duration.ofSeconds(1));
        }
        System.out.println("With nothing going on, " + when + ":" + System.lineSeparator() + alone.summary());
    }

    private Bystander begin(ToolClient client, LoadPlan remembered, long lifeSeed) {
        return new Bystander(client, remembered.space(0), lifeSeed)
                .begin(Duration.ofMillis(noteEvery), Duration.ofMillis(recallEvery));
    }
}
