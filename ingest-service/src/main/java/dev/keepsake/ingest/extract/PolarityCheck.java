// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.ingest.resolve.Stance;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a statement affirms what its words affirm and denies what they deny. */
final class PolarityCheck {
    private static final Pattern CLAUSES = Pattern.compile("[,;.!?:]\\s+|\\s+(?:but|because|since|although|while)\\s+");

    private PolarityCheck() {}

    static boolean admits(String text, Surroundings line) {
        List<String> content = Words.ofContent(text);
        String clause = Arrays.stream(CLAUSES.split(line.quote().text()))
                .max(Comparator.comparingLong(part -> common(content, Words.of(part))))
                .orElse(line.quote().text());
        return Stance.of(clause) == Stance.of(text) || saysLittle(clause) && localAgrees(text, line);
    }

    static boolean denies(String text) {
        return Stance.of(text) == Stance.DENIES;
    }

    private static long common(List<String> content, Set<String> words) {
        return content.stream().filter(word -> Words.holds(words, word)).count();
    }

    /** "Never." to "Do you smoke?": which of the two denies, the local engine knows. */
    private static boolean saysLittle(String clause) {
        return Words.ofContent(clause).size() <= 1;
    }

    private static boolean localAgrees(String text, Surroundings line) {
        return line.localStatements().stream().anyMatch(local -> Stance.of(local.text()) == Stance.of(text));
    }
}
