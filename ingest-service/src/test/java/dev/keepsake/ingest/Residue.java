// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import org.springframework.jdbc.core.simple.JdbcClient;

/** Counts rows that hold a text, in whatever column of whatever table of the service. */
final class Residue {
    private Residue() {}

    static int rows(JdbcClient jdbc, String text) {
        int rows = 0;
        for (String table : jdbc.sql("select table_name from information_schema.tables where table_schema = 'ingest'")
                .query(String.class)
                .list()) {
            rows += jdbc.sql("select count(*) from ingest.\"" + table + "\" t where strpos(t::text, ?) > 0")
                    .param(text)
                    .query(Integer.class)
                    .single();
        }
        return rows;
    }
}
