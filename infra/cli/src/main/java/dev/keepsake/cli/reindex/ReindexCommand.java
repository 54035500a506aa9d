// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reindex;

import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.cli.gateway.ServiceLocation;
import dev.keepsake.cli.polling.Polling;
import dev.keepsake.cli.reconcile.Comparison;
import dev.keepsake.cli.reconcile.Repair;
import dev.keepsake.cli.reconcile.Side;
import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code keepsake reindex}: fill, compare with the truth, switch. Until the switch the old indexes are read. */
@Command(
        name = "reindex",
        description = {
            "Builds the search indexes anew, with the embedding model in use, while the old ones are read.",
            "",
            "The new indexes are filled from the events of every memory and source; what is written meanwhile goes into"
                    + " both. They are then compared with the truth in PostgreSQL; what they lack is announced again. Only"
                    + " when nothing differs are they read instead of the old ones, which are removed.",
            "Ctrl-C stops the watching, not the work: run the command again to go on. A rebuild that fails is removed,"
                    + " and the old indexes serve on."
        },
        mixinStandardHelpOptions = true)
public final class ReindexCommand implements Callable<Integer> {
    private static final int ROUNDS = 14;
    private static final Polling LOOKS = Polling.every(Duration.ofSeconds(1));

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(names = "--abandon", description = "End a rebuild under way and remove what it has made.")
    private boolean abandon;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        ServiceApi recall = new ServiceApi(ServiceLocation.find("recall", System.getenv()));
        if (abandon) {
            recall.delete("/operator/index/rebuild", RebuildStatus.class);
            out.println("Abandoned. The old indexes serve on.");
            out.flush();
            return 0;
        }
        ServiceApi ingest = new ServiceApi(ServiceLocation.find("ingest", System.getenv()));
        fill(recall, out);
        Comparison.Result compared = agree(new Comparison(Side.truth(ingest), Side.nextIndex(recall)), ingest, out);
        RebuildStatus done = recall.post("/operator/index/switch", null, RebuildStatus.class);
        out.printf(
                "Done: %,d memories and %,d sources in the new indexes, embedded by %s. They are read from now on.%n",
                compared.memories(), compared.sources(), done.indexModel());
        out.flush();
        return 0;
    }

    private static void fill(ServiceApi recall, PrintWriter out) {
        recall.post("/operator/index/rebuild", null, RebuildStatus.class);
        FillProgress progress = new FillProgress(out);
        RebuildStatus status = LOOKS.until(now -> now.phase() != RebuildStatus.Phase.FILLING, () -> {
            RebuildStatus now = recall.get("/operator/index", RebuildStatus.class);
            progress.show(now);
            return now;
        });
        progress.end();
        if (status.phase() != RebuildStatus.Phase.FILLED) {
            throw new StackProblem(
                    "The rebuild failed: %s The old indexes serve on. Run `infra/keepsake reindex` again."
                            .formatted(status.failure() == null ? "it was ended from outside." : status.failure()));
        }
    }

    /** Events that were lost, or came out of order, are told again; after that the index must agree. */
    private static Comparison.Result agree(Comparison comparison, ServiceApi ingest, PrintWriter out) {
        out.println("Comparing with the truth ...");
        out.flush();
        Comparison.Result result = comparison.run();
        for (int round = 0; round < ROUNDS && !result.agrees(); round++) {
            out.printf(
                    "  %,d differ; they are announced again%n",
                    result.differences().size());
            out.flush();
            new Repair(ingest).announce(result.differences());
            result = comparison.run();
        }
        if (!result.agrees()) {
            throw new StackProblem(
                    ("The new index still differs from the truth in %,d places, so it is not taken into use and the old one"
                                    + " serves on. See `infra/keepsake status` for what is still to be read and"
                                    + " `infra/keepsake replay list` for what was put aside, then run `infra/keepsake reindex`"
                                    + " again.")
                            .formatted(result.differences().size()));
        }
        return result;
    }
}
