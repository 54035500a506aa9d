// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

/** A number of tokens, estimated where a service does not tell it. */
record Tokens(long count) {
    /** Of plain English; other text has fewer characters to a token, so that this is the least. */
    private static final int CHARACTERS_EACH = 4;

    static Tokens estimated(int characters) {
        return new Tokens((characters + CHARACTERS_EACH - 1L) / CHARACTERS_EACH);
    }
}
