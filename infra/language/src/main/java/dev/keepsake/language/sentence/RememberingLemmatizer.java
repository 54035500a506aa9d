// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.stream.IntStream;
import opennlp.tools.lemmatizer.Lemmatizer;
import opennlp.tools.lemmatizer.LemmatizerContextGenerator;
import opennlp.tools.lemmatizer.LemmatizerME;
import opennlp.tools.lemmatizer.LemmatizerModel;
import opennlp.tools.ml.model.MaxentModel;
import opennlp.tools.util.Sequence;

/**
 * Gives what OpenNLP's lemmatizer gives, in a fraction of the time: that one weighs some hundred endings for each word and
 * sorts them all, three times over. Here only the best are picked, and what was weighed lately is remembered: a word in the
 * same company has the same endings. Thread-safe.
 */
final class RememberingLemmatizer implements Lemmatizer {
    private static final String MODEL = "lemmatizer.model";
    private static final String WIDTH = "BeamSize";
    private static final String USUAL_WIDTH = "3";
    private static final int MOST_REMEMBERED = 5_000;

    private final MaxentModel model;
    private final LemmatizerContextGenerator contexts;
    private final int width;
    private final Cache<List<String>, List<Ending>> weighed =
            Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

    RememberingLemmatizer(LemmatizerModel lemmas) {
        this.model = lemmas.getArtifact(MODEL);
        this.contexts = lemmas.getFactory().getContextGenerator();
        String given = lemmas.getManifestProperty(WIDTH);
        this.width = Integer.parseInt(given == null ? USUAL_WIDTH : given);
    }

    @Override
    public String[] lemmatize(String[] words, String[] tags) {
        return LemmatizerME.decodeLemmas(words, likeliest(words, tags));
    }

    @Override
    public List<List<String>> lemmatize(List<String> words, List<String> tags) {
        String[] lemmas = lemmatize(words.toArray(String[]::new), tags.toArray(String[]::new));
        return List.of(List.of(lemmas));
    }

    /** A beam search: of each step only the best few beginnings are gone on with. */
    private String[] likeliest(String[] words, String[] tags) {
        Queue<Sequence> begun = new PriorityQueue<>(List.of(new Sequence()));
        for (int i = 0; i < words.length; i++) {
            Queue<Sequence> longer = new PriorityQueue<>();
            for (int best = Math.min(width, begun.size()); best > 0; best--) {
                Sequence beginning = begun.remove();
                String[] before = beginning.getOutcomes().toArray(String[]::new);
                String[] context = contexts.getContext(i, words, before, new Object[] {tags});
                weighed.get(List.of(context), this::weigh)
                        .forEach(ending -> longer.add(new Sequence(beginning, ending.outcome(), ending.probability())));
            }
            begun = longer;
        }
        return begun.remove().getOutcomes().toArray(String[]::new);
    }

    /** The likeliest endings, in the model's order; more than the beam is wide where some are equally likely. */
    private List<Ending> weigh(List<String> context) {
        double[] all = model.eval(context.toArray(String[]::new));
        double[] best = new double[Math.min(width, all.length)];
        for (double one : all) {
            if (one > best[0]) {
                best[0] = one;
                Arrays.sort(best);
            }
        }
        return IntStream.range(0, all.length)
                .filter(i -> all[i] >= best[0])
                .mapToObj(i -> new Ending(model.getOutcome(i), all[i]))
                .toList();
    }

    private record Ending(String outcome, double probability) {}
}
