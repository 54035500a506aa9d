// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

/** Finds in a line what is worth keeping. Never invents: where a rewrite is not safe, the words are kept as they were said. */
public interface StatementExtractor {

    /** The statements of one line; empty for small talk, questions and the like. Never fails on any text. Thread-safe. */
    Extraction extract(Utterance utterance);
}
