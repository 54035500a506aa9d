// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What is kept in a table as the truth and in an index to be found. */
public enum HeldKind {
    MEMORIES,
    SOURCES;

    /** As paths and replies name it. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<HeldKind> named(String wireName) {
        return Arrays.stream(values())
                .filter(kind -> kind.wireName().equals(wireName))
                .findFirst();
    }
}
