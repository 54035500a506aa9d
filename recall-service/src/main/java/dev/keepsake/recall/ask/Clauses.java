// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The clauses of a statement, by where they begin. A negation reaches to the end of its own.
 *
 * @param predicate the place of the verb of the statement
 * @param starts in their order, the first is 0
 */
record Clauses(List<Token> tokens, int predicate, List<Integer> starts) {
    private static final Set<String> ALONE = Set.of(";", ":", ".", "!", "?", "(", ")", "\u2014", "\u2013");
    private static final Set<String> JOINING =
            Set.of("but", "because", "while", "whereas", "although", "though", "however", "yet");
    private static final Set<String> ADDING = Set.of("and", "or", "then");

    /** "And the neighbour's cat sleeps": a subject is seldom longer. */
    private static final int LONGEST_SUBJECT = 4;

    Clauses {
        tokens = List.copyOf(tokens);
        starts = List.copyOf(starts);
    }

    static Clauses of(ReadMemory memory) {
        List<Token> tokens = memory.tokens();
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int i = 1; i < tokens.size(); i++) {
            int last = starts.get(starts.size() - 1);
            if (opens(tokens, i, last)) {
                starts.add(i);
            }
        }
        return new Clauses(tokens, memory.verb(), starts);
    }

    int startOf(int place) {
        return starts.stream().filter(start -> start <= place).reduce(0, Math::max);
    }

    int endOf(int place) {
        return starts.stream().filter(start -> start > place).findFirst().orElse(tokens.size());
    }

    /** The verb that governs a place: the last one up to it in its clause, or the next; -1 where the clause has none. */
    int verbOf(int place) {
        int start = startOf(place);
        boolean byPredicate = predicate >= start && predicate < place && !hasVerb(tokens, predicate + 1, place + 1);
        if (byPredicate) {
            return predicate;
        }
        return IntStream.rangeClosed(start, place)
                .filter(i -> isVerb(tokens, i))
                .reduce((first, last) -> last)
                .orElseGet(() -> IntStream.range(place, endOf(place))
                        .filter(i -> isVerb(tokens, i))
                        .findFirst()
                        .orElse(-1));
    }

    private static boolean opens(List<Token> tokens, int at, int last) {
        Token before = tokens.get(at - 1);
        String word = QuestionWords.lower(tokens.get(at));
        if (ALONE.contains(before.text())) {
            return true;
        }
        if (JOINING.contains(word)) {
            return !Exceptions.isException(tokens, at);
        }
        boolean complete = hasVerb(tokens, last, at);
        if (before.says(",")) {
            boolean again = tokens.get(at).text().equals(tokens.get(0).text());
            return complete && (again || hasVerb(tokens, at, nextMark(tokens, at)))
                    || word.equals("who")
                    || word.equals("which");
        }
        return complete && ADDING.contains(word) && goesOn(tokens, at + 1);
    }

    /** "And has a car", "and Lea sings"; "and drink" belongs to the verb before. */
    private static boolean goesOn(List<Token> tokens, int from) {
        if (from < tokens.size() && isVerb(tokens, from)) {
            return isFinite(tokens.get(from));
        }
        boolean subject = from < tokens.size()
                && Set.of("PRON", "PROPN", "DET").contains(tokens.get(from).tag());
        return subject
                && IntStream.range(from + 1, Math.min(from + LONGEST_SUBJECT, tokens.size()))
                        .takeWhile(i ->
                                !tokens.get(i).is("PUNCT") && !tokens.get(i).is("CCONJ"))
                        .anyMatch(i -> isVerb(tokens, i));
    }

    private static int nextMark(List<Token> tokens, int from) {
        return IntStream.range(from, tokens.size())
                .filter(i -> tokens.get(i).is("PUNCT"))
                .findFirst()
                .orElse(tokens.size());
    }

    private static boolean hasVerb(List<Token> tokens, int from, int to) {
        return IntStream.range(from, to).anyMatch(i -> isVerb(tokens, i));
    }

    /** Whether a word is the verb of a clause: no infinitive, no participle that stands alone. */
    static boolean isVerb(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        if (token.is("AUX") || Lemmas.isAuxiliary(token)) {
            return true;
        }
        boolean alone = token.text().endsWith("ing")
                && (at == 0
                        || !Lemmas.isAuxiliary(tokens.get(at - 1))
                                && !tokens.get(at - 1).is("AUX"));
        return token.is("VERB") && !PastPart.isInfinitive(tokens, at) && !alone;
    }

    private static boolean isFinite(Token token) {
        return token.is("AUX")
                || Lemmas.isAuxiliary(token)
                || !QuestionWords.lower(token).equals(Lemmas.of(token));
    }
}
