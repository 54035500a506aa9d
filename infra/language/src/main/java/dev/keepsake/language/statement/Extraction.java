// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.List;

/** What one line taught, in the order of the line, and what it did not. */
public record Extraction(List<Statement> statements, List<Skipped> skipped) {

    public Extraction {
        statements = List.copyOf(statements);
        skipped = List.copyOf(skipped);
    }
}
