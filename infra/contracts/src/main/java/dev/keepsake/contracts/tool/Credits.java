// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

/** What a call costs: a fixed number, or so many per 1,000 characters of one argument, at least as many. */
public record Credits(int fixed, int perThousandCharacters, String meteredArgument) {
    public static final Credits FREE = new Credits(0, 0, "");

    public static Credits fixed(int credits) {
        return new Credits(credits, 0, "");
    }

    public static Credits perThousandCharactersOf(String argument) {
        return new Credits(0, 1, argument);
    }
}
