// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.WordSplitter;
import java.util.Set;
import java.util.stream.Collectors;

/** "Loves okra" and "is a big fan of okra" say the same; "loves okra with rice" says more. */
final class Liking {
    private static final Set<String> HOW = words("""
            like likes love loves enjoy enjoys adore adores prefer prefers hate hates dislike dislikes
            detest detests loathe loathes despise despises stand bear tolerate can't cannot can not doesn't
            does don't is am are into fond keen fan crazy about obsessed sick tired of on a an the big huge
            great really very so quite absolutely totally still much lot
            """);

    private Liking() {}

    static boolean same(String one, String other) {
        return liked(one).equals(liked(other));
    }

    private static Set<String> liked(String text) {
        return WordSplitter.wordsWithApostrophes(text).stream()
                .filter(word -> !HOW.contains(word))
                .collect(Collectors.toSet());
    }
}
