// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the store found, best first in each list; the same memory may be in both.
 *
 * @param byMeaning found by the vector of the statement; empty where vectors are not in use
 * @param byLine found by the vector of the whole line, likewise
 * @param holding how many memories of these spaces hold each of the question's words, by position
 * @param all how many memories there are in these spaces
 */
public record Candidates(
        List<Candidate> byWords, List<Similar> byMeaning, List<Similar> byLine, long[] holding, long all) {
    /**
     * A candidate found by meaning.
     *
     * @param cosine of the question's and the memory's vector, -1 to 1
     */
    public record Similar(Candidate candidate, double cosine) {}

    List<Long> wordRanking() {
        return byWords.stream().map(Candidate::number).toList();
    }

    List<Long> meaningRanking() {
        return byMeaning.stream().map(similar -> similar.candidate().number()).toList();
    }

    /** Each once; the one found by words knows which words it holds. */
    Map<Long, Candidate> distinct() {
        Map<Long, Candidate> distinct = new LinkedHashMap<>();
        byWords.forEach(candidate -> distinct.putIfAbsent(candidate.number(), candidate));
        byMeaning.forEach(similar -> distinct.putIfAbsent(similar.candidate().number(), similar.candidate()));
        byLine.forEach(similar -> distinct.putIfAbsent(similar.candidate().number(), similar.candidate()));
        return distinct;
    }
}
