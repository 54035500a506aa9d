// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.projection.SpaceLeavings;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.JdbcTemplate;

/** Removes from {@code playbook} and {@code decision}; outcomes and labels go with them. */
final class PostgresSpaceLeavings implements SpaceLeavings {
    private final JdbcTemplate jdbc;

    PostgresSpaceLeavings(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void remove(SpaceId space, Instant until) {
        OffsetDateTime time = until.atOffset(ZoneOffset.UTC);
        jdbc.update("delete from playbook where space = ? and created_at <= ?", space.value(), time);
        jdbc.update("delete from decision where space = ? and decided_at <= ?", space.value(), time);
    }
}
