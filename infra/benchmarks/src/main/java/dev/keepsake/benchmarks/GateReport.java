// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How good the gate's probabilities and decisions are, in figures. */
final class GateReport {
    private static final int BINS = 10;

    private final List<GateExample> examples;

    GateReport(List<GateExample> examples) {
        this.examples = List.copyOf(examples);
    }

    /** The chance that an answerable question is given a higher probability than an unanswerable one. */
    double auroc() {
        double wins = 0;
        List<GateExample> yes = answerable();
        List<GateExample> no = unanswerable();
        for (GateExample one : yes) {
            for (GateExample other : no) {
                wins += one.probability() > other.probability() ? 1 : 0;
                wins += one.probability() == other.probability() ? 0.5 : 0;
            }
        }
        return yes.isEmpty() || no.isEmpty() ? Double.NaN : wins / (yes.size() * (double) no.size());
    }

    /** Expected calibration error: how far a probability lies from what happened, on average over ten equal bins. */
    double calibrationError() {
        return bins().stream().mapToDouble(Bin::weightedGap).sum() / examples.size();
    }

    List<Bin> bins() {
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++) {
            int bin = i;
            List<GateExample> in = examples.stream()
                    .filter(one -> Math.min(BINS - 1, (int) (one.probability() * BINS)) == bin)
                    .toList();
            bins.add(new Bin(
                    in.size(),
                    in.stream().mapToDouble(GateExample::probability).average().orElse(0),
                    share(in, GateExample::answerable)));
        }
        return bins;
    }

    List<GateExample> answerable() {
        return examples.stream().filter(GateExample::answerable).toList();
    }

    List<GateExample> unanswerable() {
        return examples.stream().filter(one -> !one.answerable()).toList();
    }

    /** A table for people. */
    String table() {
        StringBuilder table = new StringBuilder();
        table.append(line(
                "questions %d (answerable %d), AUROC %.3f, expected calibration error %.3f",
                examples.size(), answerable().size(), auroc(), calibrationError()));
        table.append(line(
                "answerable: answered or verified %.3f, answered %.3f; unanswerable: answered %.3f, abstained %.3f",
                share(answerable(), one -> !one.decision().equals("abstain")),
                share(answerable(), one -> one.decision().equals("answer")),
                share(unanswerable(), one -> one.decision().equals("answer")),
                share(unanswerable(), one -> one.decision().equals("abstain"))));
        table.append(line("%-14s %5s %9s %7s %7s %7s", "kind", "n", "accuracy", "answer", "verify", "abstain"));
        Map<String, List<GateExample>> kinds =
                examples.stream().collect(Collectors.groupingBy(GateExample::kind, TreeMap::new, Collectors.toList()));
        kinds.forEach((kind, some) -> table.append(line(
                "%-14s %5d %9.3f %7.3f %7.3f %7.3f",
                kind,
                some.size(),
                share(some, GateReport::isRight),
                share(some, one -> one.decision().equals("answer")),
                share(some, one -> one.decision().equals("verify")),
                share(some, one -> one.decision().equals("abstain")))));
        table.append(line("%-14s %5s %9s %9s", "probability", "n", "mean", "true"));
        List<Bin> bins = bins();
        for (int i = 0; i < bins.size(); i++) {
            Bin bin = bins.get(i);
            table.append(line(
                    "%.1f to %.1f     %5d %9.3f %9.3f",
                    i / (double) BINS, (i + 1) / (double) BINS, bin.count(), bin.probability(), bin.share()));
        }
        return table.toString();
    }

    /** Right is not to abstain from what is there, and not to answer what is not. */
    private static boolean isRight(GateExample example) {
        return example.answerable()
                ? !example.decision().equals("abstain")
                : !example.decision().equals("answer");
    }

    private static double share(List<GateExample> some, Predicate<GateExample> test) {
        return some.isEmpty() ? 0 : some.stream().filter(test).count() / (double) some.size();
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values) + System.lineSeparator();
    }

    /**
     * The questions whose probability lies in one tenth.
     *
     * @param probability their mean probability
     * @param share of them that are answerable
     */
    record Bin(int count, double probability, double share) {
        double weightedGap() {
            return count * Math.abs(probability - share);
        }
    }
}
