// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** Which tenant a space belongs to, in memory; passes the contract of the port. */
public final class RememberedTenants implements SpaceTenants {
    private final Map<SpaceId, UUID> tenants = new HashMap<>();

    @Override
    public void keep(SpaceId space, UUID tenant) {
        tenants.put(space, tenant);
    }

    @Override
    public UUID accountOf(SpaceId space) {
        return tenants.getOrDefault(space, space.value());
    }
}
