// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.ledger.People;
import java.time.ZoneId;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresPeople implements People {
    private final JdbcClient jdbc;

    PostgresPeople(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public Optional<Person> find(SpaceId space) {
        return jdbc.sql("select name, zone from people where space = ?")
                .param(space.value())
                .query((row, number) -> new Person(row.getString("name"), ZoneId.of(row.getString("zone"))))
                .optional();
    }

    @Override
    public void keep(SpaceId space, Person person) {
        jdbc.sql("""
                        insert into people (space, name, zone) values (?, ?, ?)
                        on conflict (space) do update set name = excluded.name, zone = excluded.zone
                        where (people.name, people.zone) is distinct from (excluded.name, excluded.zone)""")
                .params(space.value(), person.name(), person.zone().getId())
                .update();
    }
}
