// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import java.util.UUID;

/** Which tenant a space belongs to, as far as that was told: a record of the public topic need not name it. */
public interface SpaceTenants {
    void keep(SpaceId space, UUID tenant);

    /** The account that what is done for the space is charged to: its tenant, or the space itself where none was told. */
    UUID accountOf(SpaceId space);
}
