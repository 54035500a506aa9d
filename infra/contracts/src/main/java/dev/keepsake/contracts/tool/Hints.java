// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import org.jspecify.annotations.Nullable;

/**
 * What a client is told about a tool's effects. Hints only: the server enforces everything on every call.
 *
 * @param idempotent absent where the contract says nothing
 */
public record Hints(
        boolean readOnly, boolean destructive, @Nullable Boolean idempotent, boolean openWorld) {
    public static Hints reads() {
        return new Hints(true, false, null, false);
    }

    public static Hints readsTheSame() {
        return new Hints(true, false, true, false);
    }

    public static Hints changes(boolean idempotent) {
        return new Hints(false, false, idempotent, false);
    }

    public static Hints destroys(boolean idempotent) {
        return new Hints(false, true, idempotent, false);
    }
}
