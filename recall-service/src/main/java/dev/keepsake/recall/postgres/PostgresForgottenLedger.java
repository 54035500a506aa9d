// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import dev.keepsake.recall.fetch.ForgottenIds;
import dev.keepsake.recall.projection.ForgottenLedger;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;

/** Keeps forgotten ids in table {@code forgotten}. */
final class PostgresForgottenLedger implements ForgottenLedger, ForgottenIds {
    private final JdbcTemplate jdbc;

    PostgresForgottenLedger(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public void add(Collection<String> keys) {
        if (keys.isEmpty()) {
            return;
        }
        List<Object[]> rows = keys.stream().map(key -> new Object[] {key}).toList();
        jdbc.batchUpdate("insert into forgotten (key) values (?) on conflict do nothing", rows);
    }

    @Override
    public Set<String> among(Collection<String> keys) {
        if (keys.isEmpty()) {
            return Set.of();
        }
        String[] asked = keys.toArray(String[]::new);
        return new HashSet<>(
                jdbc.queryForList("select key from forgotten where key = any (?)", String.class, (Object) asked));
    }

    @Override
    public void add(Map<String, Long> ends) {
        List<Object[]> rows = ends.entrySet().stream()
                .map(end -> new Object[] {end.getKey(), end.getValue()})
                .toList();
        jdbc.batchUpdate(
                "insert into forgotten as known (key, version) values (?, ?) on conflict (key) do update"
                        + " set version = greatest(known.version, excluded.version)",
                rows);
    }

    @Override
    public Set<String> among(Map<String, Long> versions) {
        String[] keys = versions.keySet().toArray(String[]::new);
        Long[] asked = versions.values().toArray(Long[]::new);
        return new HashSet<>(jdbc.queryForList(
                "select f.key from forgotten f join unnest(?::text[], ?::bigint[]) as asked (key, version)"
                        + " on asked.key = f.key and asked.version <= f.version",
                String.class,
                keys,
                asked));
    }
}
