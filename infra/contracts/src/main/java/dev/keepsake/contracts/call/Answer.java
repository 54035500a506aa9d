// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import java.util.Set;

/**
 * What a handler answers.
 *
 * @param awaits names of the settlements, as {@link Settlements} forms them, that must come before the caller is told
 */
public record Answer<R>(R result, Set<String> awaits) {
    public Answer {
        awaits = Set.copyOf(awaits);
    }

    /** An answer that holds as it stands. */
    public static <R> Answer<R> of(R result) {
        return new Answer<>(result, Set.of());
    }
}
