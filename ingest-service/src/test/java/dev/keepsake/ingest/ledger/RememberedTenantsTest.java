// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

class RememberedTenantsTest extends SpaceTenantsContract {
    private final SpaceTenants tenants = new RememberedTenants();

    @Override
    protected SpaceTenants tenants() {
        return tenants;
    }
}
