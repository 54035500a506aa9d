// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

import dev.keepsake.cli.gateway.IndexAdvice;
import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.cli.reconcile.Comparison;
import dev.keepsake.cli.reconcile.Difference;
import dev.keepsake.cli.reconcile.Repair;
import dev.keepsake.cli.reconcile.Samples;
import dev.keepsake.cli.reconcile.Side;
import dev.keepsake.contracts.operations.RebuildStatus;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Does the index hold what the truth holds: every id and version, what a sample says, and the right vectors. */
final class DeepCheck {
    private static final int SHOWN = 10;
    private static final int ROUNDS = 5;

    private final ServiceApi recall;
    private final ServiceApi ingest;
    private final PrintWriter out;

    DeepCheck(ServiceApi recall, ServiceApi ingest, PrintWriter out) {
        this.recall = recall;
        this.ingest = ingest;
        this.out = out;
    }

    /** @return whether all is well, at the end */
    boolean run(boolean repair) {
        boolean vectorsAreWell = vectors();
        Set<Difference> differences = differences();
        for (int round = 0; repair && round < ROUNDS && !differences.isEmpty(); round++) {
            out.printf("  repairing: %,d are announced again%n", differences.size());
            out.flush();
            new Repair(ingest).announce(differences);
            differences = differences();
        }
        if (!differences.isEmpty() && !repair) {
            out.println("           Run `infra/keepsake doctor --deep --repair`.");
        }
        out.flush();
        return vectorsAreWell && differences.isEmpty();
    }

    private Set<Difference> differences() {
        Comparison.Result compared = new Comparison(Side.truth(ingest), Side.index(recall)).run();
        Samples.Result samples = new Samples(Side.truth(ingest), Side.index(recall)).run();
        Set<Difference> differences = new LinkedHashSet<>(compared.differences());
        differences.addAll(samples.differences());
        out.printf(
                "  %-8s %-14s %,d memories and %,d sources in %,d spaces, contents of %,d compared: %,d differences%n",
                differences.isEmpty() ? "ok" : "PROBLEM",
                "Index",
                compared.memories(),
                compared.sources(),
                compared.spaces(),
                samples.looked(),
                differences.size());
        differences.stream()
                .limit(SHOWN)
                .forEach(one -> out.printf(
                        "           %s in space %s is %s%n",
                        one.state().id(), one.space(), one.fault().words()));
        if (differences.size() > SHOWN) {
            out.printf("           and %,d more%n", differences.size() - SHOWN);
        }
        out.flush();
        return differences;
    }

    private boolean vectors() {
        RebuildStatus status = recall.get("/operator/index", RebuildStatus.class);
        Optional<String> reason = status.reasonToReindex();
        if (reason.isPresent()) {
            out.printf("  %-8s %-14s %s%n           %s%n", "PROBLEM", "Vectors", reason.get(), IndexAdvice.REMEDY);
            return false;
        }
        out.printf("  %-8s %-14s every memory has its vector of %s%n", "ok", "Vectors", status.model());
        return true;
    }
}
