// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

/** How often one key may call a tool. A {@code perDay} of 0 means no daily limit. */
public record RateLimit(int perMinute, int perDay) {
    public static RateLimit perMinute(int calls) {
        return new RateLimit(calls, 0);
    }
}
