// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.postgres;

import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.gateway.access.KeyEntry;
import dev.keepsake.gateway.access.KeyLedger;
import dev.keepsake.gateway.access.KeyOrder;
import dev.keepsake.gateway.access.KeySecret;
import dev.keepsake.gateway.access.Principal;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** Keys in the tables of schema {@code gateway}. */
final class PostgresKeyLedger implements KeyLedger {
    private static final String HOLDER = """
            select k.id, k.kind, k.app, k.grants, k.unlimited, k.expires_at,
                   m.tenant, m.id as member, m.display_name, m.role, m.zone
            from api_keys k join members m on m.id = k.member
            where k.revoked_at is null""";

    /** A busy key must not cost a write for every look. */
    private static final Duration USE_NOTED_EVERY = Duration.ofMinutes(1);

    private final JdbcClient jdbc;
    private final TransactionTemplate transaction;
    private final ZoneId defaultZone;

    PostgresKeyLedger(JdbcClient jdbc, TransactionTemplate transaction, ZoneId defaultZone) {
        this.jdbc = jdbc;
        this.transaction = transaction;
        this.defaultZone = defaultZone;
    }

    @Override
    public Principal add(UUID keyId, KeyOrder order, KeySecret secret, Instant now) {
        return transaction.execute(status -> {
            UUID tenant = tenant(order.tenant(), now);
            UUID member = member(tenant, order, now);
            UUID app = order.app() == null ? null : app(tenant, order.app(), now);
            insert(keyId, order, secret, member, app, now);
            return jdbc.sql(HOLDER + " and k.id = ?")
                    .param(keyId)
                    .query((row, number) -> KeyRows.principal(row, defaultZone))
                    .single();
        });
    }

    /** The update that changes nothing makes the row come back also where another call has just made it. */
    private UUID tenant(String name, Instant now) {
        return jdbc.sql("""
                        insert into tenants (id, name, created_at) values (?, ?, ?)
                        on conflict (name) do update set name = excluded.name returning id""")
                .params(UUID.randomUUID(), name, Timestamp.from(now))
                .query(UUID.class)
                .single();
    }

    private UUID member(UUID tenant, KeyOrder order, Instant now) {
        return jdbc.sql("""
                        insert into members (id, tenant, name, display_name, role, zone, created_at) values (?, ?, ?, ?, ?, nullif(?, ''), ?)
                        on conflict (tenant, name) do update set role = excluded.role,
                            zone = coalesce(excluded.zone, members.zone),
                            display_name = case when ? then excluded.display_name else members.display_name end
                        returning id""")
                .params(
                        UUID.randomUUID(),
                        tenant,
                        order.user(),
                        order.displayName(),
                        order.role().name().toLowerCase(Locale.ROOT),
                        order.zone() == null ? "" : order.zone().getId(),
                        Timestamp.from(now),
                        order.name() != null)
                .query(UUID.class)
                .single();
    }

    private UUID app(UUID tenant, String name, Instant now) {
        return jdbc.sql("""
                        insert into apps (id, tenant, name, created_at) values (?, ?, ?, ?)
                        on conflict (tenant, name) do update set name = excluded.name returning id""")
                .params(UUID.randomUUID(), tenant, name, Timestamp.from(now))
                .query(UUID.class)
                .single();
    }

    private void insert(UUID keyId, KeyOrder order, KeySecret secret, UUID member, @Nullable UUID app, Instant now) {
        String[] grants =
                order.grants().stream().map(PostgresKeyLedger::word).sorted().toArray(String[]::new);
        jdbc.sql("""
                        insert into api_keys
                            (id, hash, prefix, member, kind, app, grants, unlimited, created_at, expires_at)
                        values (:id, :hash, :prefix, :member, :kind, :app, :grants, :unlimited, :now, :expires)""")
                .param("id", keyId)
                .param("hash", secret.hash())
                .param("prefix", secret.prefix())
                .param("member", member)
                .param("kind", order.kind().wireName())
                .param("app", app)
                .param("grants", grants)
                .param("unlimited", order.unlimited())
                .param("now", Timestamp.from(now))
                .param("expires", order.expiresAt() == null ? null : Timestamp.from(order.expiresAt()))
                .update();
    }

    @Override
    public Optional<Principal> find(String hash, Instant now) {
        Optional<Principal> found = jdbc.sql(HOLDER + " and k.hash = ?")
                .param(hash)
                .query((row, number) -> KeyRows.principal(row, defaultZone))
                .optional();
        found.ifPresent(principal -> noteUse(principal.keyId(), now));
        return found;
    }

    private void noteUse(UUID keyId, Instant now) {
        jdbc.sql("""
                        update api_keys set last_used_at = :now
                        where id = :id and (last_used_at is null or last_used_at < :before)""")
                .param("id", keyId)
                .param("now", Timestamp.from(now))
                .param("before", Timestamp.from(now.minus(USE_NOTED_EVERY)))
                .update();
    }

    @Override
    public List<KeyEntry> list(@Nullable String tenant) {
        return jdbc.sql("""
                        select k.*, t.name as tenant_name, m.name as user_name, m.role, a.name as app_name
                        from api_keys k join members m on m.id = k.member join tenants t on t.id = m.tenant
                            left join apps a on a.id = k.app
                        where cast(:tenant as text) is null or t.name = :tenant
                        order by k.created_at desc, k.id limit 1000""")
                .param("tenant", tenant)
                .query((row, number) -> KeyRows.entry(row))
                .list();
    }

    @Override
    public Optional<String> revoke(UUID keyId, Instant now) {
        return jdbc.sql("""
                        update api_keys set revoked_at = coalesce(revoked_at, ?) where id = ? returning hash""")
                .params(Timestamp.from(now), keyId)
                .query(String.class)
                .optional();
    }

    private static String word(Grant grant) {
        return grant.name().toLowerCase(Locale.ROOT);
    }
}
