// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

/** The local engine: parts of speech and rules of English; text in other languages is kept sentence by sentence, word for word. */
public final class LocalStatementExtractor implements StatementExtractor {

    @Override
    public Extraction extract(Utterance utterance) {
        throw new UnsupportedOperationException();
    }
}
