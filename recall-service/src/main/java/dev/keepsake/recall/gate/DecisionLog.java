// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import java.util.Optional;
import java.util.UUID;

/** The kept decisions. */
public interface DecisionLog {
    /** Keeps a decision before it is told; one that is kept already stays as it is. */
    void keep(KeptDecision decision);

    /** For operators: a decision of whatever tenant. */
    Optional<KeptDecision> byId(UUID eventId);
}
