// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A memory with its statement taken apart.
 *
 * @param score of the search that found it
 * @param tokens of the statement
 * @param lemmas of the tokens, in their order
 * @param also further words of the quote, key, value, entity: they help to recognise it, they answer nothing
 * @param verb the place of the word that carries the predicate; the number of tokens where there is none
 * @param times named in the statement
 */
record ReadMemory(
        MemoryChanged memory,
        double score,
        List<Token> tokens,
        List<String> lemmas,
        Set<String> also,
        int verb,
        List<TimeExpression> times) {
    ReadMemory {
        tokens = List.copyOf(tokens);
        lemmas = List.copyOf(lemmas);
        also = Set.copyOf(also);
        times = List.copyOf(times);
    }

    /** As if it did not hold the words of this part, nor anything it was filed under. */
    ReadMemory without(PastPart part) {
        List<Token> otherTokens = new ArrayList<>(tokens.subList(0, part.from()));
        List<String> otherLemmas = new ArrayList<>(lemmas.subList(0, part.from()));
        otherTokens.addAll(tokens.subList(part.to(), tokens.size()));
        otherLemmas.addAll(lemmas.subList(part.to(), lemmas.size()));
        int predicate = verb < part.from() ? verb : part.from();
        while (verb >= part.from()
                && predicate < otherTokens.size()
                && !otherTokens.get(predicate).is("VERB")) {
            predicate++;
        }
        return new ReadMemory(memory, score, otherTokens, otherLemmas, Set.of(), predicate, times);
    }

    /** Whether the word in this place belongs to a time ("May" in "in May 2026"). */
    boolean isInTime(int place) {
        return times.stream()
                .anyMatch(time -> time.span().overlaps(tokens.get(place).span()));
    }

    /** The words of the statement as they stand, in lower case. */
    Set<String> words() {
        return tokens.stream().map(QuestionWords::lower).collect(Collectors.toUnmodifiableSet());
    }

    /** The words before the predicate. */
    List<Token> subject() {
        return tokens.subList(0, verb);
    }
}
