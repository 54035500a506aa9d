// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.List;

/** Reads what somebody else said and the speaker confirms: "Yes, exactly". */
final class ConfirmationReader {
    private final SentenceSplitter splitter;
    private final ClauseTagger tagger;
    private final ClauseReader clauses;

    ConfirmationReader(SentenceSplitter splitter, ClauseTagger tagger, ClauseReader clauses) {
        this.splitter = splitter;
        this.tagger = tagger;
        this.clauses = clauses;
    }

    /**
     * What was confirmed, but for what the same line says otherwise.
     *
     * @param sentence that confirms
     * @param said what else the line says
     */
    List<Statement> read(Utterance utterance, Span sentence, People people, List<Statement> said) {
        String before = utterance.precedingQuestion();
        if (before == null) {
            return List.of();
        }
        List<Statement> confirmed = new ArrayList<>();
        for (String words : Confirmation.statements(before, utterance.text(), splitter)) {
            for (Clause clause : tagger.clausesOf(tagger.clause(words))) {
                Statement statement =
                        clauses.read(clause, sentence, utterance, people).statement();
                if (statement != null) {
                    confirmed.add(statement);
                }
            }
        }
        boolean corrected = confirmed.removeIf(one ->
                said.stream().anyMatch(other -> KeyPolarity.matter(other.key()).equals(KeyPolarity.matter(one.key()))));
        return corrected || !Confirmation.takesBack(utterance.text()) ? confirmed : List.of();
    }
}
