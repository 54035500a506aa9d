// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.RankerQuestion.Row;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleBiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.node.ObjectNode;

/** Trains recall's ranker: learns the project's own conversations, asks their questions, fits its weights. */
@Command(
        name = "train-ranker",
        description = "Fits the weights of recall's ranker on the project's own conversations and writes them.",
        mixinStandardHelpOptions = true)
final class TrainRankerCommand implements Callable<Integer> {
    private static final int FOLDS = 7;
    /** Memories of one person are small: what matters there comes first. */
    private static final int[] DEPTHS = {1, 5, 10, 20};

    private static final double[] LOSSES = {0, 0.5, 1, 1.5, 2, 3};

    @Mixin
    private Target target = new Target();

    @Mixin
    private RecallAddress recall = new RecallAddress();

    @Option(names = "--examples", description = "file for what was seen (default: ${DEFAULT-VALUE})")
    private Path examples = Path.of("target", "ranker-examples.jsonl");

    @Option(names = "--reuse", description = "fit to what the file holds, ask nothing")
    private boolean reuse;

    @Option(names = "--penalty", description = "weight of the L2 penalty (default: ${DEFAULT-VALUE})")
    private double penalty = 5;

    @Option(names = "--out", description = "file for the weights (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("recall-service", "src", "main", "resources", "ranker", "weights.json");

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!reuse) {
            Files.createDirectories(examples.toAbsolutePath().getParent());
            recall.candidates(target).collect(examples);
        }
        List<String> features = new ArrayList<>();
        List<RankerQuestion> questions = RankerExamples.read(examples, features);
        List<ListwiseFit> fits = folds(questions, RankerSigns.of(features));
        ToDoubleBiFunction<RankerQuestion, Row> heldOut =
                (question, row) -> fits.get(fold(question)).weigh(row);
        Map<String, Double> before = figures(questions, (question, row) -> row.estimate(), 0);
        Map<String, Double> after = Map.of();
        double loss = 0;
        for (double each : LOSSES) {
            Map<String, Double> figures = figures(questions, heldOut, each);
            System.out.println("another of a line loses " + each + ": " + figures);
            if (total(figures) > total(after)) {
                after = figures;
                loss = each;
            }
        }
        System.out.println("before: " + before + "\nafter:  " + after);
        ListwiseFit fit = ListwiseFit.of(questions, RankerSigns.of(features), penalty);
        Files.createDirectories(out.toAbsolutePath().getParent());
        Files.writeString(out, file(features, fit, loss, Map.of("before", before, "after", after)));
        return 0;
    }

    private List<ListwiseFit> folds(List<RankerQuestion> questions, int[] signs) {
        List<ListwiseFit> fits = new ArrayList<>();
        for (int fold = 0; fold < FOLDS; fold++) {
            int leftOut = fold;
            fits.add(ListwiseFit.of(
                    questions.stream().filter(one -> fold(one) != leftOut).toList(), signs, penalty));
        }
        return fits;
    }

    /** By the number that a conversation's name begins with. */
    private static int fold(RankerQuestion question) {
        return Math.floorMod(Integer.parseInt(question.conversation().replaceAll("\\D.*", "")), FOLDS);
    }

    private static double total(Map<String, Double> figures) {
        return figures.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private static Map<String, Double> figures(
            List<RankerQuestion> questions, ToDoubleBiFunction<RankerQuestion, Row> weight, double loss) {
        Map<String, Double> figures = new LinkedHashMap<>();
        for (String setting : List.of("several", "one person")) {
            for (int depth : DEPTHS) {
                figures.put(
                        setting + ", recall@" + depth,
                        rounded(questions.stream()
                                .filter(question -> question.setting().equals(setting))
                                .mapToDouble(question ->
                                        question.recall(depth, row -> weight.applyAsDouble(question, row), loss))
                                .average()
                                .orElse(0)));
            }
        }
        return figures;
    }

    private static String file(
            List<String> features, ListwiseFit fit, double loss, Map<String, Map<String, Double>> figures) {
        ObjectNode file = Json.mapper()
                .createObjectNode()
                .put("command", "infra/keepsake bench train-ranker")
                .put("trained", LocalDate.now(ZoneOffset.UTC).toString());
        ObjectNode heldOut = file.putObject("held_out_by_conversation");
        for (String when : List.of("before", "after")) {
            ObjectNode node = heldOut.putObject(when);
            figures.getOrDefault(when, new HashMap<>()).forEach(node::put);
        }
        ObjectNode weights = file.putObject("weights");
        for (int j = 0; j < features.size(); j++) {
            weights.put(features.get(j), rounded(fit.weights()[j]));
        }
        file.put("another_of_line", loss);
        return Json.mapper().writer().with(SerializationFeature.INDENT_OUTPUT).writeValueAsString(file) + "\n";
    }

    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
