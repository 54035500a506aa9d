// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;

/** Words around which nobody says anything: "haha okay". */
public final class Noise {
    private Noise() {}

    /** Whether the line is nothing but greetings, thanks and interjections. */
    public static boolean is(String line) {
        return Discourse.of(Span.trimmed(line, 0, line.length())).core().text().isEmpty();
    }
}
