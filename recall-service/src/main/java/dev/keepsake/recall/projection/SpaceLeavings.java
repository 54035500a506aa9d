// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;

/** What a space has here besides memories and sources: strategies with their outcomes, decisions with their labels. */
public interface SpaceLeavings {
    /** Removes what was kept until then; what came later stays. */
    void remove(SpaceId space, Instant until);
}
