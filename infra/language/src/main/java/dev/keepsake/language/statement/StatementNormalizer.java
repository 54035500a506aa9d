// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

/** Tells whether two statements say the same in slightly different words. Thread-safe. */
public final class StatementNormalizer {

    /** From this similarity on, two statements are taken to say the same. */
    public static final double SAME = 0.8;

    /** Equal for texts that differ only in case, white space, punctuation, Unicode form or invisible characters. */
    public String fingerprint(String text) {
        throw new UnsupportedOperationException();
    }

    /** 0 to 1; 0 where the two differ in a number, date, name or in what they deny. */
    public double similarity(String one, String other) {
        throw new UnsupportedOperationException();
    }
}
