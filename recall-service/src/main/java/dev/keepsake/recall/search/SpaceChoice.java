// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.ReadSpace;
import java.util.List;

/** Which of the caller's spaces a call reads. */
public final class SpaceChoice {
    private SpaceChoice() {}

    /** Empty where the caller asks for a team's memory without being in a team. */
    public static List<SpaceId> of(Caller caller, ReadSpace choice) {
        if (choice == ReadSpace.BOTH) {
            return caller.readableSpaces();
        }
        if (choice == ReadSpace.PRIVATE) {
            return List.of(caller.space());
        }
        return caller.sharedSpace() == null ? List.of() : List.of(caller.sharedSpace());
    }
}
