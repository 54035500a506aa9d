// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import dev.keepsake.contracts.call.SpaceId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds up what a store of one kind holds. Not thread-safe. */
public final class HoldingsCount {
    private final HeldKind kind;
    private final Map<SpaceId, Holdings.OfSpace> spaces = new LinkedHashMap<>();

    public HoldingsCount(HeldKind kind) {
        this.kind = kind;
    }

    public void add(SpaceId space, HeldState state) {
        spaces.merge(
                space,
                new Holdings.OfSpace(kind, space, 1, state.fingerprint()),
                (one, other) -> new Holdings.OfSpace(
                        kind, space, one.count() + other.count(), one.fingerprint() + other.fingerprint()));
    }

    public List<Holdings.OfSpace> bySpace() {
        return new ArrayList<>(spaces.values());
    }
}
