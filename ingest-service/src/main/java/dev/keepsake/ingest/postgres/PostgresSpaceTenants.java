// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.ledger.SpaceTenants;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresSpaceTenants implements SpaceTenants {
    private final JdbcClient jdbc;

    PostgresSpaceTenants(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void keep(SpaceId space, UUID tenant) {
        jdbc.sql("""
                        insert into space_tenants (space, tenant) values (?, ?)
                        on conflict (space) do update set tenant = excluded.tenant
                        where space_tenants.tenant <> excluded.tenant""").params(space.value(), tenant).update();
    }

    @Override
    public UUID accountOf(SpaceId space) {
        return jdbc.sql("select tenant from space_tenants where space = ?")
                .param(space.value())
                .query(UUID.class)
                .optional()
                .orElse(space.value());
    }
}
