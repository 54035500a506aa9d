// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Names of relations are one word, however they are written: a "sister in law" is neither a sister nor a law. */
final class Compounds {
    private static final Set<String> PREFIXES = Set.of("ex", "step", "half", "great");
    private static final Pattern BY_MARRIAGE = Pattern.compile("(?i)(\\p{L}+?)s?[- ]in[- ]laws?");
    private static final Pattern WRITTEN =
            Pattern.compile("(?i)\\p{L}+[- ]in[- ]laws?\\b|\\b(?:ex|step|half|great)-\\p{L}+");

    private Compounds() {}

    static List<Token> joined(List<Token> tokens) {
        List<Token> joined = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            int length = length(tokens, i);
            joined.add(length > 1 ? prefixed(tokens.get(i), tokens.get(i + length - 1)) : withOneLemma(tokens.get(i)));
            i += length;
        }
        return joined;
    }

    /** The text without them, so that no part of one passes for a word. */
    static String without(String text) {
        return WRITTEN.matcher(text).replaceAll("");
    }

    private static Token withOneLemma(Token token) {
        String text = QuestionWords.lower(token);
        return BY_MARRIAGE.matcher(text).matches()
                ? noun(token, BY_MARRIAGE.matcher(text).replaceFirst("$1-in-law"))
                : token;
    }

    private static Token prefixed(Token prefix, Token relation) {
        return noun(prefix, QuestionWords.lower(prefix).replace("-", "") + "-" + Lemmas.of(relation));
    }

    private static Token noun(Token first, String word) {
        int start = first.span().start();
        return new Token(new Span(start, start + word.length(), word), "NOUN", word);
    }

    /** The tokenizer leaves the mark on "ex-" and cuts it off the others. */
    private static int length(List<Token> tokens, int at) {
        if (tokens.get(at).says("ex-") && at + 1 < tokens.size()) {
            return 2;
        }
        boolean prefixed = PREFIXES.contains(QuestionWords.lower(tokens.get(at)))
                && at + 2 < tokens.size()
                && tokens.get(at + 1).says("-");
        return prefixed ? 3 : 1;
    }
}
