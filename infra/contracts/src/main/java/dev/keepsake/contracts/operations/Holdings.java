// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import dev.keepsake.contracts.call.SpaceId;
import java.util.List;

/** What a store holds, space by space; spaces without anything are left out. */
public record Holdings(List<OfSpace> spaces) {
    public Holdings {
        spaces = List.copyOf(spaces);
    }

    /**
     * What it holds of one kind in one space.
     *
     * @param fingerprint the sum of those of the states
     */
    public record OfSpace(HeldKind kind, SpaceId space, long count, long fingerprint) {}
}
