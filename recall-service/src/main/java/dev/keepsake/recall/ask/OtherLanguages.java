// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.search.FoundMemory;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Answers where the rules of English do not hold: only when the search is sure and most of the words are the same. */
final class OtherLanguages {
    /** The search's own score is a probability; below this another statement on the subject is as likely. */
    private static final double LEAST_SCORE = 0.6;

    private static final double LEAST_SHARE = 0.6;

    /** Words shorter than this carry grammar in most languages written with spaces. */
    private static final int SHORTEST = 4;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern SPACELESS = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");

    private OtherLanguages() {}

    static Reading read(String question, List<FoundMemory> found) {
        Set<String> asked = parts(question);
        List<Bearing> bearings =
                found.stream().map(memory -> bearing(asked, memory)).toList();
        Set<String> said = new HashSet<>();
        found.forEach(memory -> said.addAll(parts(memory.memory().text())));
        return new Reading(answer(found, bearings), bearings, 1 - share(asked, said), List.of());
    }

    /** Whom it is about and of what sort it is cannot be told. */
    private static Bearing bearing(Set<String> asked, FoundMemory found) {
        MemoryChanged memory = found.memory();
        double share = share(asked, parts(memory.text() + " " + memory.quote()));
        return new Bearing(memory, true, true, share, share);
    }

    private static Optional<ComposedAnswer> answer(List<FoundMemory> found, List<Bearing> bearings) {
        return IntStream.range(0, found.size())
                .filter(i ->
                        found.get(i).score() >= LEAST_SCORE && bearings.get(i).said() >= LEAST_SHARE)
                .mapToObj(i -> bearings.get(i).memory())
                .findFirst()
                .map(memory -> new ComposedAnswer(memory.text(), List.of(memory), false));
    }

    private static double share(Set<String> asked, Set<String> said) {
        return asked.isEmpty()
                ? 0
                : (double) asked.stream().filter(said::contains).count() / asked.size();
    }

    private static Set<String> parts(String text) {
        Set<String> parts = new HashSet<>();
        for (MatchResult match :
                WORD.matcher(text.toLowerCase(Locale.ROOT)).results().toList()) {
            String word = match.group();
            if (!SPACELESS.matcher(word).find()) {
                if (word.length() >= SHORTEST) {
                    parts.add(word);
                }
                continue;
            }
            for (int i = 0; i + 1 < word.length(); i++) {
                parts.add(word.substring(i, i + 2));
            }
        }
        return parts;
    }
}
