// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;

/** A part of a line from which nothing was learned, and why. */
public record Skipped(Span span, Reason reason) {

    /** Why nothing was learned. */
    public enum Reason {
        QUESTION,
        HYPOTHETICAL,
        INSTRUCTION,
        SMALL_TALK,
        FICTION,
        NO_CONTENT
    }
}
