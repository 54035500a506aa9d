// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * That something is held, and in which state.
 *
 * @param id of a memory or a source, as its events are keyed
 */
public record HeldState(String id, long version) {
    /** Equal states have equal ones; their sum over a space tells whether two stores hold the same. */
    public long fingerprint() {
        return ByteBuffer.wrap(sha256(id + "@" + version)).getLong();
    }

    /** Whether it belongs to this one of {@code of} parts of a large space. */
    public boolean isIn(int part, int of) {
        return Math.floorMod(id.hashCode(), of) == part;
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has it", e);
        }
    }
}
