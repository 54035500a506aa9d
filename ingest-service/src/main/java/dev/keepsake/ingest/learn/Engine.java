// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.language.statement.Utterance;
import java.util.List;

/** Who reads lines: the local engine, or a model behind the same checks. Thread-safe. */
public interface Engine {
    /**
     * Reads what people said in one source.
     *
     * @throws EngineFailed if it cannot, and nobody else may; the source is then tried again later
     */
    Reading read(Source source, List<Utterance> utterances);

    /** Whether somebody may be made to wait for it. */
    boolean isQuick();
}
