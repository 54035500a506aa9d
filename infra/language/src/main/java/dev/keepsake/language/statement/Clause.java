// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Part of a sentence with a verb of its own, or a sentence that has none. Offsets are those of {@code line}. */
record Clause(String line, Span span, List<Token> tokens) {

    Clause {
        tokens = List.copyOf(tokens);
    }

    boolean isEmpty() {
        return tokens.isEmpty();
    }

    boolean hasAny(Set<String> words) {
        return tokens.stream().anyMatch(token -> words.contains(English.lower(token)));
    }

    boolean has(Predicate<Token> what) {
        return tokens.stream().anyMatch(what);
    }

    String lower(int index) {
        return index < 0 || index >= tokens.size() ? "" : English.lower(tokens.get(index));
    }

    String tag(int index) {
        return index < 0 || index >= tokens.size() ? "" : tokens.get(index).tag();
    }

    /** The clause from the token at {@code first} to before the one at {@code end}. */
    Clause part(int first, int end) {
        if (first >= end) {
            return new Clause(line, new Span(span.end(), span.end(), ""), List.of());
        }
        int from = tokens.get(first).span().start();
        int to = tokens.get(end - 1).span().end();
        return new Clause(line, new Span(from, to, line.substring(from, to)), tokens.subList(first, end));
    }

    /** The first token that can be the verb of a main clause: not "to go", not "going" alone. */
    OptionalInt finiteVerb() {
        return IntStream.range(0, tokens.size()).filter(this::isFinite).findFirst();
    }

    boolean isFinite(int index) {
        Token token = tokens.get(index);
        if (token.is("AUX")) {
            return !Set.of("been", "being").contains(English.lower(token)) && !afterInfinitiveTo(index);
        }
        return token.is("VERB") && !English.isGerund(token) && !afterInfinitiveTo(index);
    }

    private boolean afterInfinitiveTo(int index) {
        int before = index - 1;
        while (before >= 0 && tokens.get(before).is("ADV")) {
            before--;
        }
        return before >= 0 && tokens.get(before).says("to");
    }
}
