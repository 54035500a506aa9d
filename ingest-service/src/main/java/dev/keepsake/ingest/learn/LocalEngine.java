// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.Utterance;
import java.util.List;

/** The engine of every installation: nothing leaves the machine. */
public final class LocalEngine implements Engine {
    private final StatementExtractor extractor;

    public LocalEngine(StatementExtractor extractor) {
        this.extractor = extractor;
    }

    @Override
    public Reading read(Source source, List<Utterance> utterances) {
        return new Reading(utterances.stream().map(extractor::extract).toList(), null);
    }

    @Override
    public boolean isQuick() {
        return true;
    }
}
