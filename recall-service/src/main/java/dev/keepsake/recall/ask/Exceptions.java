// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** "All except Ruth", "nobody but Kai": what is said of all holds of them turned around. */
final class Exceptions {
    private static final Set<String> OF_ALL = Set.of(
            "all",
            "every",
            "everyone",
            "everybody",
            "everything",
            "nobody",
            "nothing",
            "none",
            "no",
            "anyone",
            "anybody",
            "anything");

    private Exceptions() {}

    static List<Cue> in(List<Token> tokens) {
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (isException(tokens, i)) {
                cues.add(new Cue(Cue.Kind.EXCEPTION, i, i + 1, end(tokens, i + 1)));
            }
        }
        return cues;
    }

    static boolean isException(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        boolean pair = at + 1 < tokens.size()
                && (token.says("apart") && tokens.get(at + 1).says("from")
                        || token.says("other") && tokens.get(at + 1).says("than")
                        || token.says("exception") && tokens.get(at + 1).says("of"));
        return token.says("except") || token.says("excluding") || pair || token.says("but") && isOfAll(tokens, at);
    }

    /** "Everyone but Kai sings", not "nobody smokes but Kai drinks". */
    private static boolean isOfAll(List<Token> tokens, int but) {
        int all = IntStream.range(0, but)
                .filter(i -> OF_ALL.contains(QuestionWords.lower(tokens.get(i))))
                .reduce(-1, Math::max);
        boolean told = all >= 0 && IntStream.range(all, but).anyMatch(i -> Clauses.isVerb(tokens, i));
        boolean toldAfter = IntStream.range(but, tokens.size()).anyMatch(i -> Clauses.isVerb(tokens, i));
        return all >= 0 && !(told && toldAfter);
    }

    private static int end(List<Token> tokens, int from) {
        return IntStream.range(from, tokens.size())
                .filter(i -> tokens.get(i).is("PUNCT") || Clauses.isVerb(tokens, i))
                .findFirst()
                .orElse(tokens.size());
    }
}
