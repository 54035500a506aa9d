// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.Map;
import java.util.TreeMap;

/**
 * What the gate may learn: which features, and whether they speak for an answer or against it. The others are kept with every
 * decision, but not learned from. How a question is put (yes or no, when, why, its length) separates our questions well and means
 * nothing: it says how their authors wrote unanswerable ones. The score of the search changes with every training of the
 * ranker, so the gate rests on what that score is made of.
 */
final class GateSigns {
    private static final String RERANKED = "reranked";
    private static final Map<String, Integer> ALL = signs();

    private GateSigns() {}

    /** What a tool may learn: a recall that does not rerank has no score of it. */
    static Map<String, Integer> of(String tool) {
        Map<String, Integer> signs = new TreeMap<>(ALL);
        if (!tool.equals("recall_verified")) {
            signs.remove(RERANKED);
        }
        return signs;
    }

    private static Map<String, Integer> signs() {
        Map<String, Integer> signs = new TreeMap<>();
        for (String name : new String[] {
            "own_likeness",
            "own_coverage",
            "own_coverage_squared",
            "own_near",
            "union_coverage",
            "subject_lead",
            "subject_likeness_lead",
            "subject_coverage_lead",
            "same_entity",
            "drawn",
            "drawn_from_best",
            "time_fit",
            "asked_held",
            "asked_held_fitting",
            "asked_held_by_best",
            "asked_held_lead",
            "said",
            "best_about_subject",
            "stands_out",
            RERANKED
        }) {
            signs.put(name, 1);
        }
        for (String name : new String[] {
            "unknown_words",
            "unknown_name",
            "others_first",
            "nothing_own",
            "time_missed",
            "clash",
            "quote_asks",
            "staleness",
            "unsaid",
            "nothing_fits"
        }) {
            signs.put(name, -1);
        }
        return signs;
    }
}
