// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.reconcile;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.Holdings;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What the truth holds of what is told to readers: not what was forgotten, and no policy that was retired. */
public interface Inventory {
    /** Read through as a whole, at one time. */
    List<Holdings.OfSpace> bySpace(HeldKind kind);

    List<HeldState> states(HeldKind kind, SpaceId space, Predicate<HeldState> wanted);

    /** Those of the ids that the space holds. */
    Set<String> held(HeldKind kind, SpaceId space, Collection<String> ids);
}
