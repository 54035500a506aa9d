// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.policy.Policies;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Policies as sources of one line, with the time they ended. */
final class PostgresPolicies implements Policies {
    private static final String SELECT = """
            select s.id, s.title, l.text, s.added_at from sources s
            join lines l on l.source = s.id and l.space = s.space
            where s.space = ? and s.kind = 'policy'""";

    private final JdbcClient jdbc;

    PostgresPolicies(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public List<PolicyView> inForce(SpaceId space) {
        return jdbc.sql(SELECT + " and s.retired_at is null order by s.seq desc")
                .param(space.value())
                .query((row, number) -> view(row))
                .list();
    }

    @Override
    public Optional<PolicyView> find(SpaceId space, SourceId id) {
        return jdbc.sql(SELECT + " and s.id = ?")
                .params(space.value(), id.toString())
                .query((row, number) -> view(row))
                .optional();
    }

    @Override
    public OptionalLong retire(SpaceId space, SourceId id, Instant at) {
        return jdbc.sql("""
                        update sources set retired_at = ?, version = version + 1
                        where space = ? and id = ? and kind = 'policy' and retired_at is null returning version""")
                .params(Columns.time(at), space.value(), id.toString())
                .query(Long.class)
                .optional()
                .map(OptionalLong::of)
                .orElseGet(OptionalLong::empty);
    }

    private static PolicyView view(ResultSet row) throws SQLException {
        return new PolicyView(
                row.getString("id"), row.getString("title"), row.getString("text"), Columns.time(row, "added_at"));
    }
}
