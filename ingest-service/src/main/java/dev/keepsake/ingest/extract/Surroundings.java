// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.Utterance;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A quote in its line.
 *
 * @param sentences the whole sentences that the quote lies in
 * @param local what the local engine reads in the same line
 */
record Surroundings(Utterance utterance, Span quote, String sentences, Extraction local) {

    static Surroundings of(Utterance utterance, Span quote, List<Span> sentences, Extraction local) {
        String around =
                sentences.stream().filter(quote::overlaps).map(Span::text).collect(Collectors.joining(" "));
        return new Surroundings(utterance, quote, around.isEmpty() ? quote.text() : around, local);
    }

    /** What the local engine states of these words. */
    List<Statement> localStatements() {
        return local.statements().stream()
                .filter(statement -> statement.quote().overlaps(quote))
                .toList();
    }

    /** Everybody and everything that is spoken of, as far as the line can be understood. */
    Set<String> known() {
        Set<String> known = new HashSet<>(Words.of(utterance.text()));
        known.addAll(Words.of(utterance.speakerName()));
        utterance.previousLines().forEach(line -> known.addAll(Words.of(line)));
        if (utterance.precedingQuestion() != null) {
            known.addAll(Words.of(utterance.precedingQuestion()));
        }
        return known;
    }
}
