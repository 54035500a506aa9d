// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;

/** Tags words and tells clauses apart. */
final class ClauseTagger {
    private final SentenceTagger tagger;

    ClauseTagger(SentenceTagger tagger) {
        this.tagger = tagger;
    }

    /** A part of a line, in one piece. */
    Clause clause(String line, Span span) {
        return TagRepair.in(new Clause(line, span, tokens(span)));
    }

    /** A text of our own wording, in one piece. */
    Clause clause(String text) {
        return clause(text, Span.trimmed(text, 0, text.length()));
    }

    /** The clauses of a sentence; those that lean on the one before are taken together with it, unless that one will be left out. */
    List<Clause> clausesOf(Clause whole) {
        List<Clause> joined = new ArrayList<>();
        for (Clause clause : ClauseSplitter.split(whole)) {
            int last = joined.size() - 1;
            if (last >= 0
                    && Dependence.of(clause)
                    && !Judge.isHypothetical(joined.get(last))
                    && !Judge.isHypothetical(clause)) {
                joined.set(last, between(whole, joined.get(last), clause));
            } else {
                joined.add(clause);
            }
        }
        return joined;
    }

    private static Clause between(Clause whole, Clause one, Clause other) {
        int first = whole.tokens().indexOf(one.tokens().get(0));
        int end = whole.tokens().indexOf(other.tokens().get(other.tokens().size() - 1)) + 1;
        return whole.part(first, end);
    }

    // Without a full stop the tagger is often wrong about the last words.
    private List<Token> tokens(Span span) {
        if (span.text().isEmpty()
                || !Character.isLetterOrDigit(
                        span.text().codePointBefore(span.text().length()))) {
            return tagger.tag(span).tokens();
        }
        Span stopped = new Span(span.start(), span.end() + 1, span.text() + ".");
        return tagger.tag(stopped).tokens().stream()
                .filter(token -> token.span().start() < span.end())
                .map(token -> within(span, token))
                .toList();
    }

    // A closing mark and our stop can make one token.
    private static Token within(Span span, Token token) {
        Span own = token.span();
        if (own.end() <= span.end()) {
            return token;
        }
        String text = own.text().substring(0, span.end() - own.start());
        return new Token(new Span(own.start(), span.end(), text), token.tag(), text);
    }
}
