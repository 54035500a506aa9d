// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.testkit.backing.BackingServices;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;

/** A schema of this module's own, with the outbox table as a service has it. */
final class TestDatabase {
    private static final String SCHEMA = "messaging_test";

    private TestDatabase() {}

    static String url() {
        String url = BackingServices.shared().postgresUrl();
        return url + (url.contains("?") ? "&" : "?") + "currentSchema=" + SCHEMA;
    }

    static void create() {
        BackingServices services = BackingServices.shared();
        DriverManagerDataSource source =
                new DriverManagerDataSource(url(), services.postgresUser(), services.postgresPassword());
        JdbcTemplate jdbc = new JdbcTemplate(source);
        jdbc.execute("DROP SCHEMA IF EXISTS " + SCHEMA + " CASCADE");
        jdbc.execute("CREATE SCHEMA " + SCHEMA);
        new ResourceDatabasePopulator(new ClassPathResource("db/migration/outbox/V0_1__Outbox.sql")).execute(source);
    }
}
