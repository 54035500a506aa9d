// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;

/** A part of a line from which nothing was learned, and why. */
public record Skipped(Span span, Reason reason) {

    /** Why nothing was learned. */
    public enum Reason {
        /** It asks. */
        QUESTION,
        /** It supposes or doubts. */
        HYPOTHETICAL,
        /** It tells somebody what to do. */
        INSTRUCTION,
        /** It greets, thanks, reacts or is about the listener. */
        SMALL_TALK,
        /** It says next to nothing without what it points back to: "she loves it there". */
        POINTS_BACK,
        /** It belongs to a game, a story or a joke. */
        FICTION,
        /** It repeats what others wrote. */
        QUOTED,
        /** It came out of memory and comes back. */
        RECALLED,
        /** A machine printed it: logs, code, tables. */
        DATA,
        /** It has no words. */
        NO_CONTENT
    }
}
