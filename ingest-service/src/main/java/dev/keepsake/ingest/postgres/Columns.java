// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Locale;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values as columns hold them. */
final class Columns {
    private Columns() {}

    static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    static @Nullable OffsetDateTime timeOrNull(@Nullable Instant instant) {
        return instant == null ? null : time(instant);
    }

    static Instant time(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }

    static @Nullable Instant timeOrNull(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static @Nullable String wordOrNull(@Nullable Enum<?> value) {
        return value == null ? null : word(value);
    }

    static <E extends Enum<E>> E word(ResultSet row, String column, Class<E> type) throws SQLException {
        return Enum.valueOf(type, row.getString(column).toUpperCase(Locale.ROOT));
    }

    static <E extends Enum<E>> @Nullable E wordOrNull(ResultSet row, String column, Class<E> type) throws SQLException {
        return row.getString(column) == null ? null : word(row, column, type);
    }

    static UUID[] ids(Collection<UUID> ids) {
        return ids.toArray(UUID[]::new);
    }

    static String[] texts(Collection<?> values) {
        return values.stream().map(Object::toString).toArray(String[]::new);
    }
}
