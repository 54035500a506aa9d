// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import dev.keepsake.contracts.call.SpaceId;
import java.util.List;

/** States of one kind in one space: what a store lists, or what is to be announced again. */
public record HeldStates(HeldKind kind, SpaceId space, List<HeldState> states) {
    public HeldStates {
        states = List.copyOf(states);
    }
}
