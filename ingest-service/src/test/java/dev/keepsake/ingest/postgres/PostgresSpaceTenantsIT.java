// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.ingest.IngestWorld;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.SpaceTenantsContract;

class PostgresSpaceTenantsIT extends SpaceTenantsContract {
    @Override
    protected SpaceTenants tenants() {
        return IngestWorld.shared().bean(SpaceTenants.class);
    }
}
