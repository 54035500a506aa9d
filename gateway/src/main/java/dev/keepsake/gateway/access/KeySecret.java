// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import dev.keepsake.contracts.wire.Sha256;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * A key as its holder knows it. Kept only as a hash: 256 random bits need no slow one, and a lookup by hash takes the
 * same time for a wrong key as for a right one.
 */
public record KeySecret(String text) {
    private static final String MARK = "ks_";
    private static final int RANDOM_BYTES = 32;
    private static final int SHOWN = 10;
    private static final SecureRandom RANDOM = new SecureRandom();

    static KeySecret random() {
        byte[] bytes = new byte[RANDOM_BYTES];
        RANDOM.nextBytes(bytes);
        return new KeySecret(MARK + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** SHA-256 as hex digits. */
    public String hash() {
        return Sha256.hex(text);
    }

    /** The start of the key, for a list in which its owner is to recognise it. */
    public String prefix() {
        return text.substring(0, Math.min(SHOWN, text.length()));
    }

    /** Never the key itself: it may end in a log. */
    @Override
    public String toString() {
        return prefix() + "…";
    }
}
