// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import java.util.OptionalLong;

/** The short id of a memory, written {@code memory:<n>}; numbers rise in the order of learning. */
public final class MemoryNumber {
    private static final String PREFIX = "memory:";
    private static final int MOST_DIGITS = 18;

    private MemoryNumber() {}

    public static String format(long number) {
        return PREFIX + number;
    }

    /** Reads {@code memory:<n>}; empty for anything else. */
    public static OptionalLong parse(String text) {
        if (!text.startsWith(PREFIX)) {
            return OptionalLong.empty();
        }
        String digits = text.substring(PREFIX.length());
        boolean isNumber = !digits.isEmpty()
                && digits.length() <= MOST_DIGITS
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? OptionalLong.of(Long.parseLong(digits)) : OptionalLong.empty();
    }
}
