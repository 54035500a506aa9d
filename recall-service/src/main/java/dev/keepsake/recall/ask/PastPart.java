// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The part of a statement that tells what was: "used to live in Rome", "a former pilot", "back then".
 *
 * @param from its first word
 * @param to after its last
 * @param ended whether it says that this is over, rather than of what time it tells
 */
record PastPart(int from, int to, boolean ended) {
    private static final Set<String> ENDED = Set.of("formerly", "previously");
    private static final Set<String> GROWING_USED = Set.of("be", "get", "become", "grow");
    private static final Set<String> NEW_CLAUSE = Set.of(";", ".", "but", "now", "today", "nowadays", "while", "until");
    private static final Pattern THEN = Pattern.compile("\\b(?:back then|in those days"
            + "|as an? (?:\\w+ )?(?:child|kid|boy|girl|toddler|teenager|teen|youth|student)"
            + "|in (?:my|his|her|their) (?:youth|childhood|teens|twenties|thirties)"
            + "|when (?:\\S+ ){1,3}(?:was|were))\\b");

    static Optional<PastPart> of(ReadMemory memory) {
        List<Token> tokens = memory.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            if (isHabit(memory, i)) {
                return Optional.of(new PastPart(i, clauseEnd(tokens, i), true));
            }
            if (ENDED.contains(QuestionWords.lower(tokens.get(i)))) {
                return Optional.of(new PastPart(clauseStart(tokens, i), clauseEnd(tokens, i), true));
            }
            if (tokens.get(i).says("former")) {
                return Optional.of(new PastPart(i, nounEnd(tokens, i), true));
            }
        }
        return tellsOfThen(tokens) ? Optional.of(new PastPart(0, tokens.size(), false)) : Optional.empty();
    }

    /** Whether all verbs of a statement are in the past: "played", "was", not "has played". */
    static boolean isTold(List<Token> tokens) {
        List<Token> verbs = IntStream.range(0, tokens.size())
                .filter(i -> !isInfinitive(tokens, i))
                .mapToObj(tokens::get)
                .filter(token -> token.is("VERB") || token.is("AUX") || Lemmas.isAuxiliary(token))
                .toList();
        return !verbs.isEmpty() && verbs.stream().allMatch(PastPart::isPast);
    }

    /** "Learned to swim" tells of learning. */
    static boolean isInfinitive(List<Token> tokens, int at) {
        return at > 0 && tokens.get(at - 1).says("to");
    }

    /** "Used to loud noise" tells what somebody is used to. */
    private static boolean isHabit(ReadMemory memory, int at) {
        return memory.lemmas().get(at).equals(MemoryReader.USED_TO)
                && (at == 0 || !GROWING_USED.contains(memory.lemmas().get(at - 1)));
    }

    private static boolean tellsOfThen(List<Token> tokens) {
        String text = tokens.stream().map(QuestionWords::lower).collect(Collectors.joining(" "));
        return isTold(tokens) && (THEN.matcher(text).find() || saysOnce(tokens));
    }

    /** "Once lived in Graz", not "rang once". */
    private static boolean saysOnce(List<Token> tokens) {
        for (int i = 0; i + 1 < tokens.size(); i++) {
            if (tokens.get(i).says("once") && tokens.get(i + 1).is("VERB")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPast(Token token) {
        String word = QuestionWords.lower(token);
        return Set.of("was", "were", "had", "did").contains(word)
                || !Lemmas.isAuxiliary(token)
                        && !word.equals(Lemmas.of(token))
                        && !word.endsWith("s")
                        && !word.endsWith("ing");
    }

    private static int clauseStart(List<Token> tokens, int at) {
        int start = at;
        while (start > 0 && !NEW_CLAUSE.contains(QuestionWords.lower(tokens.get(start - 1)))) {
            start--;
        }
        return start;
    }

    private static int clauseEnd(List<Token> tokens, int at) {
        int end = at + 1;
        while (end < tokens.size()
                && !NEW_CLAUSE.contains(QuestionWords.lower(tokens.get(end)))
                && !goesOn(tokens, end)) {
            end++;
        }
        return end;
    }

    /** "Used to smoke and drink" is one clause, "used to smoke and drinks" two. */
    private static boolean goesOn(List<Token> tokens, int at) {
        return tokens.get(at).says("and")
                && at + 1 < tokens.size()
                && tokens.get(at + 1).is("VERB")
                && !QuestionWords.lower(tokens.get(at + 1)).equals(Lemmas.of(tokens.get(at + 1)));
    }

    private static int nounEnd(List<Token> tokens, int at) {
        int end = at + 1;
        while (end < tokens.size()
                && (tokens.get(end).is("NOUN") || tokens.get(end).is("ADJ"))) {
            end++;
        }
        return end;
    }
}
