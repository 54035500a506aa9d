// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What a statement denies, and what it only considers. */
final class Polarity {
    private static final Set<String> ENDING = Set.of("stop", "quit", "cease");
    private static final Set<String> DOUBT = Set.of(
            "if",
            "might",
            "may",
            "could",
            "would",
            "maybe",
            "perhaps",
            "considering",
            "consider",
            "considers",
            "whether",
            "suggested",
            "suggests",
            "recommended");
    private static final Set<String> INTENTION =
            Set.of("plan", "want", "hope", "intend", "wish", "dream", "try", "aim", "decide", "think", "look");
    private static final Set<String> ASKS_AHEAD =
            Set.of("will", "shall", "going", "plan", "want", "planning", "'ll", "next");
    private static final Set<String> APART = Set.of("never", "not", "no", "without", "except");
    private static final int REACH = 3;

    private Polarity() {}

    /** Whether the predicate is denied: "does not", "no longer", "never", "has stopped". "Tea, never coffee" denies nothing of tea. */
    static boolean isNegated(ReadMemory memory) {
        int from = Math.max(Math.min(memory.verb(), memory.tokens().size()) - 2, 0);
        int to = memory.verb() + REACH;
        for (int i = 0; i + 1 < memory.tokens().size(); i++) {
            if (memory.tokens().get(i).says("no") && memory.tokens().get(i + 1).says("longer")) {
                return true;
            }
        }
        for (int i = from; i < Math.min(to, memory.tokens().size()); i++) {
            String word = QuestionWords.lower(memory.tokens().get(i));
            if (word.equals(",")) {
                return false;
            }
            if (isDenial(word) || ENDING.contains(memory.lemmas().get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a denial stands right before one of the words, apart from the predicate: "prefers tea, never coffee". */
    static boolean deniesOneOf(ReadMemory memory, List<AskedWord> words) {
        int from = memory.verb() + REACH;
        for (int i = from; i < memory.tokens().size(); i++) {
            String lemma = memory.lemmas().get(i);
            boolean asked = words.stream().anyMatch(word -> word.alike().contains(lemma));
            boolean denied = IntStream.range(Math.max(i - 2, 0), i)
                    .anyMatch(before ->
                            APART.contains(QuestionWords.lower(memory.tokens().get(before))));
            if (asked && denied) {
                return true;
            }
        }
        return false;
    }

    static boolean isDenial(String word) {
        return QuestionWords.NOT.contains(word) && !word.equals("no") || word.endsWith("n't") || word.equals("cannot");
    }

    /** Whether it only considers something, or tells what somebody proposed. */
    static boolean isDoubtful(ReadMemory memory) {
        return memory.tokens().stream()
                // The month keeps its capital.
                .filter(token -> !token.text().equals("May"))
                .anyMatch(token -> DOUBT.contains(QuestionWords.lower(token)));
    }

    /** Whether it tells an intention where the question asks for what is so. */
    static boolean isOnlyIntended(ReadMemory memory, AskedQuestion question) {
        boolean asksAhead =
                question.said().stream().anyMatch(word -> ASKS_AHEAD.contains(word) || INTENTION.contains(word));
        if (asksAhead || question.type() == AnswerType.TIME) {
            return false;
        }
        int verb = memory.verb();
        for (int i = verb; i < Math.min(verb + REACH, memory.lemmas().size()); i++) {
            boolean complement = i + 1 < memory.tokens().size()
                    && Set.of("to", "about", "of", "for")
                            .contains(QuestionWords.lower(memory.tokens().get(i + 1)));
            if (INTENTION.contains(memory.lemmas().get(i)) && complement) {
                return true;
            }
        }
        return false;
    }
}
