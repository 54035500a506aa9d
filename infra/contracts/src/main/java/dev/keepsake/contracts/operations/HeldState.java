// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import dev.keepsake.contracts.wire.Sha256;
import java.nio.ByteBuffer;

/**
 * That something is held, and in which state.
 *
 * @param id of a memory or a source, as its events are keyed
 */
public record HeldState(String id, long version) {
    /** Equal states have equal ones; their sum over a space tells whether two stores hold the same. */
    public long fingerprint() {
        return ByteBuffer.wrap(Sha256.of(id + "@" + version)).getLong();
    }

    /** Whether it belongs to this one of {@code of} parts of a large space. */
    public boolean isIn(int part, int of) {
        return Math.floorMod(id.hashCode(), of) == part;
    }
}
