// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.postgres;

import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.gateway.access.KeyEntry;
import dev.keepsake.gateway.access.KeyKind;
import dev.keepsake.gateway.access.Principal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads rows of the key tables. */
final class KeyRows {
    private KeyRows() {}

    static Principal principal(ResultSet row, ZoneId defaultZone) throws SQLException {
        String zone = row.getString("zone");
        return new Principal(
                row.getObject("id", UUID.class),
                row.getObject("tenant", UUID.class),
                row.getObject("member", UUID.class),
                row.getString("display_name"),
                Role.valueOf(constant(row, "role")),
                grants(row),
                row.getObject("app", UUID.class),
                row.getBoolean("unlimited"),
                zone == null ? defaultZone : ZoneId.of(zone),
                instant(row, "expires_at"));
    }

    static KeyEntry entry(ResultSet row) throws SQLException {
        return new KeyEntry(
                row.getObject("id", UUID.class),
                row.getString("prefix"),
                row.getString("tenant_name"),
                row.getString("user_name"),
                Role.valueOf(constant(row, "role")),
                KeyKind.valueOf(constant(row, "kind")),
                row.getString("app_name"),
                grants(row),
                row.getBoolean("unlimited"),
                row.getTimestamp("created_at").toInstant(),
                instant(row, "last_used_at"),
                instant(row, "revoked_at"),
                instant(row, "expires_at"));
    }

    private static Set<Grant> grants(ResultSet row) throws SQLException {
        return Arrays.stream((String[]) row.getArray("grants").getArray())
                .map(word -> Grant.valueOf(word.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Grant.class)));
    }

    private static String constant(ResultSet row, String column) throws SQLException {
        return row.getString(column).toUpperCase(Locale.ROOT);
    }

    private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
