// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.List;
import java.util.Set;

/**
 * Which features may only speak for a memory, and which only against it. Features that say nearly the same would otherwise
 * share a weight out as a large one and a negative one, which is right on the conversations trained on and wrong wherever one
 * of the two is missing: in notes, which have no lines around them, holding the words would count against a memory.
 */
final class RankerSigns {
    private static final Set<String> FOR = Set.of(
            "likeness",
            "line_likeness",
            "coverage",
            "coverage_squared",
            "codes_held",
            "near_coverage",
            "line_match",
            "gained_near",
            "gained_wide",
            "source_coverage",
            "word_rank",
            "meaning_rank",
            "line_rank",
            "match_rank",
            "said_by_named",
            "about_named",
            "likeness_of_line",
            "likeness_of_source",
            "answered_match",
            "date_fit",
            "time_fit",
            "number_fit",
            "name_fit");
    private static final Set<String> AGAINST = Set.of("commonness", "of_another", "is_question");

    private RankerSigns() {}

    /** 1, -1, or 0 for a feature that may speak either way; in the order of the names. */
    static int[] of(List<String> features) {
        return features.stream()
                .mapToInt(name -> FOR.contains(name) ? 1 : AGAINST.contains(name) ? -1 : 0)
                .toArray();
    }
}
