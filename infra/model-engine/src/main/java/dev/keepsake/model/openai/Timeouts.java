// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.openai;

import java.io.InterruptedIOException;
import org.jspecify.annotations.Nullable;

/** Tells a service that is slow from one that is away. */
final class Timeouts {
    private Timeouts() {}

    static boolean isOne(@Nullable Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof InterruptedIOException) {
                return true;
            }
        }
        return false;
    }
}
