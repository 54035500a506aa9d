// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What every implementation of {@link SpaceTenants} does. */
public abstract class SpaceTenantsContract {
    private final SpaceId space = new SpaceId(UUID.randomUUID());
    private final UUID tenant = UUID.randomUUID();

    protected abstract SpaceTenants tenants();

    @Test
    void aSpaceOfWhichNothingWasToldIsAnAccountOfItsOwn() {
        assertThat(tenants().accountOf(space)).isEqualTo(space.value());
    }

    @Test
    void aSpaceIsChargedToItsTenant_andNoOtherSpaceIs() {
        tenants().keep(space, tenant);
        tenants().keep(space, tenant);

        SpaceId other = new SpaceId(UUID.randomUUID());
        assertThat(tenants().accountOf(space)).isEqualTo(tenant);
        assertThat(tenants().accountOf(other)).isEqualTo(other.value());
    }

    @Test
    void theTenantToldLastCounts() {
        tenants().keep(space, UUID.randomUUID());
        tenants().keep(space, tenant);

        assertThat(tenants().accountOf(space)).isEqualTo(tenant);
    }
}
