// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.forget.Erasure.LineId;
import dev.keepsake.ingest.forget.Erasure.Words;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds what the assistant said back of what a person had forgotten: it must not be told in its words either. */
final class Echoes {
    private final SentenceSplitter sentences;

    Echoes(SentenceSplitter sentences) {
        this.sentences = sentences;
    }

    /**
     * The assistant's sentences in a source that hold a telling word of the forgotten which nothing else there tells.
     *
     * @param forgotten the words that went, of this source
     * @param going the memories that rested on them
     * @param lines of the source, without the forgotten words
     */
    Set<Words> of(SourceId source, Collection<String> forgotten, List<Memory> going, List<Line> lines) {
        Telltales telltales = new Telltales();
        forgotten.forEach(telltales::named);
        going.forEach(memory -> telltales.said(memory.value()));
        lines.stream().filter(line -> line.role() == Speaker.USER).forEach(line -> telltales.told(line.text()));
        Set<Words> echoes = new HashSet<>();
        for (Line line : lines) {
            if (line.role() == Speaker.ASSISTANT) {
                sentences.split(line.text()).stream()
                        .map(Span::text)
                        .filter(telltales::areIn)
                        .forEach(sentence -> echoes.add(new Words(new LineId(source, line.position()), sentence)));
            }
        }
        return echoes;
    }
}
