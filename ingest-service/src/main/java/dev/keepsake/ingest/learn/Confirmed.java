// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.language.statement.Confirmation;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** "Yes, exactly" rests on what it confirms: that sentence is evidence beside it. */
final class Confirmed {
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?])\\s+");
    private static final double LEAST_SHARED = 0.4;

    private Confirmed() {}

    /** The candidate with the sentence of the line before that it confirms; as it is where it confirms none. */
    static Candidate by(Candidate candidate, List<Line> lines, int at) {
        if (at == 0 || !Confirmation.opens(candidate.quote())) {
            return candidate;
        }
        Line before = lines.get(at - 1);
        Set<String> words = words(candidate.text());
        Optional<String> sentence = Arrays.stream(SENTENCE.split(before.text()))
                .map(String::strip)
                .filter(said -> shared(words, said) >= LEAST_SHARED)
                .max(Comparator.comparingDouble(said -> shared(words, said)));
        return sentence.map(said -> candidate.confirming(new Candidate.Said(before.position(), said, before.speaker())))
                .orElse(candidate);
    }

    private static double shared(Set<String> words, String said) {
        Set<String> common = words(said);
        common.retainAll(words);
        return words.isEmpty() ? 0 : (double) common.size() / words.size();
    }

    private static Set<String> words(String text) {
        return new HashSet<>(WordSplitter.lowerCaseWords(text));
    }
}
