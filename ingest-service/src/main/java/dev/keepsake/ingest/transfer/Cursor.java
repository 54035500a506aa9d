// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.CallRefused;
import org.jspecify.annotations.Nullable;

/** The place where a page ended, as its caller has it. */
final class Cursor {
    private Cursor() {}

    static long place(@Nullable String cursor) {
        try {
            return cursor == null ? 0 : Long.parseLong(cursor);
        } catch (NumberFormatException foreign) {
            throw CallRefused.invalid("\"cursor\" must be as the page before said under \"next\".");
        }
    }
}
