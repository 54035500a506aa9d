// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.Holdings;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What an index holds, read through as a whole: for operators, never in a call's path. */
public interface IndexInventory {
    /** Which of the indexes is meant. */
    enum Generation {
        /** The one that is read. */
        LIVE,
        /** The one that is being built. */
        NEXT
    }

    List<Holdings.OfSpace> bySpace(HeldKind kind, Generation generation);

    List<HeldState> states(HeldKind kind, SpaceId space, Generation generation, Predicate<HeldState> wanted);

    /** The states themselves, by id; what is not held is left out. From the index that is read. */
    Map<String, Object> contents(HeldKind kind, SpaceId space, Collection<String> ids);

    /** How many memories of the index that is read have no vector of the model in use. */
    long withoutVectors();

    /** Whether the index that is read was made by an earlier version and lacks what this one searches by. */
    boolean isOfEarlierVersion();

    /** The model whose vectors the index holds that is read. */
    String model();
}
