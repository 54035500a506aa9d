// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import java.util.List;

/** Finds passwords, keys, tokens and card numbers in text. Thread-safe. */
public final class SecretScanner {

    /** What stands in place of a secret. */
    public static final String PLACEHOLDER = "[redacted]";

    /** The secrets in {@code text}, in order, never overlapping. */
    public List<SecretFinding> scan(String text) {
        throw new UnsupportedOperationException();
    }

    /** The text with {@link #PLACEHOLDER} in place of each secret; the same text where there is none. */
    public String redact(String text) {
        throw new UnsupportedOperationException();
    }

    /** Whether {@code text} holds a secret and, without it, nothing worth keeping. */
    public boolean isOnlySecret(String text) {
        throw new UnsupportedOperationException();
    }
}
