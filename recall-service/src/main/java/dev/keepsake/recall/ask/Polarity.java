// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What a statement denies, and what it only considers. */
final class Polarity {
    private static final Set<String> ENDING = Set.of("stop", "quit", "cease");
    private static final Set<String> DOUBT = words("""
            if might may could would maybe perhaps considering consider considers whether suggested suggests
            recommended
            """);
    private static final Set<String> AT_PRESENT = Set.of("more", "anymore", "longer");
    private static final int REACH = 3;

    private Polarity() {}

    /** Whether the predicate is denied: "does not", "no longer", "never", "has stopped". "Tea, never coffee" denies nothing of tea. */
    static boolean isNegated(ReadMemory memory) {
        return saysNoLonger(memory) || nearPredicate(memory, i -> isDenial(memory, i) || isEnding(memory, i));
    }

    /** Whether what it denies was so before: "no longer", "not any more", "has stopped". */
    static boolean isEnded(ReadMemory memory) {
        return saysNoLonger(memory)
                || nearPredicate(memory, i -> isEnding(memory, i)) && !nearPredicate(memory, i -> isDenial(memory, i))
                || nearPredicate(memory, i -> isDenial(memory, i))
                        && memory.words().stream().anyMatch(AT_PRESENT::contains)
                        && memory.words().stream().anyMatch(word -> word.startsWith("any"));
    }

    private static boolean saysNoLonger(ReadMemory memory) {
        return IntStream.range(0, memory.tokens().size() - 1)
                .anyMatch(i -> memory.tokens().get(i).says("no")
                        && memory.tokens().get(i + 1).says("longer"));
    }

    private static boolean nearPredicate(ReadMemory memory, IntPredicate test) {
        int size = memory.tokens().size();
        int from = Math.max(Math.min(memory.verb(), size) - 2, 0);
        // "Never used to drink": the predicate is the last of these.
        boolean habit = from < size && memory.lemmas().get(from).equals(MemoryReader.USED_TO);
        return IntStream.range(habit ? Math.max(from - 2, 0) : from, Math.min(memory.verb() + REACH, size))
                .takeWhile(i -> !memory.tokens().get(i).says(","))
                .anyMatch(test);
    }

    private static boolean isDenial(ReadMemory memory, int at) {
        return isDenial(QuestionWords.lower(memory.tokens().get(at)));
    }

    private static boolean isEnding(ReadMemory memory, int at) {
        boolean givesUp = memory.lemmas().get(at).equals("give")
                && at + 1 < memory.tokens().size()
                && memory.tokens().get(at + 1).says("up");
        return givesUp || ENDING.contains(memory.lemmas().get(at));
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
}
