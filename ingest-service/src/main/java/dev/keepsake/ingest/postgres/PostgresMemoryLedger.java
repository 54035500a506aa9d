// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Witness;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;

final class PostgresMemoryLedger implements MemoryLedger {
    private static final int MOST_ALIKE = 500;

    private final JdbcTemplate batches;
    private final JdbcClient jdbc;
    private final MemoryStates states;

    PostgresMemoryLedger(JdbcTemplate batches, JdbcClient jdbc, EntityNames names) {
        this.batches = batches;
        this.jdbc = jdbc;
        this.states = new MemoryStates(jdbc, names);
    }

    @Override
    public List<Long> takeNumbers(int count) {
        return jdbc.sql("select nextval('memory_numbers') as taken from generate_series(1, ?) order by taken")
                .param(count)
                .query(Long.class)
                .list();
    }

    @Override
    public void add(Collection<Memory> memories) {
        batches.batchUpdate(
                """
                insert into memories (fact_id, number, space, scope, entity, key, value, text, kind, category, importance,
                    provenance, status, subject, fingerprint, sole, valid_from, valid_to, said_at, learned_at, recorded_at,
                    superseded_by, version)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""", memories.stream().map(PostgresMemoryLedger::row).toList());
    }

    private static @Nullable Object[] row(Memory memory) {
        return new @Nullable Object[] {
            memory.factId(),
            memory.number(),
            memory.space().value(),
            memory.scope(),
            memory.entity(),
            memory.key(),
            memory.value(),
            memory.text(),
            Columns.word(memory.fact().kind()),
            Columns.word(memory.fact().category()),
            Columns.word(memory.fact().importance()),
            memory.provenance(),
            Columns.word(memory.status()),
            memory.subject(),
            memory.fingerprint(),
            memory.sole(),
            Columns.time(memory.validFrom()),
            Columns.timeOrNull(memory.times().validTo()),
            Columns.time(memory.saidAt()),
            Columns.time(memory.times().learnedAt()),
            Columns.time(memory.times().recordedAt()),
            memory.supersededBy(),
            memory.version()
        };
    }

    @Override
    public void addWitnesses(SpaceId space, Collection<Witness> witnesses) {
        batches.batchUpdate(
                """
                insert into witnesses (space, memory, source, line, quote, rationale, speaker) values (?, ?, ?, ?, ?, ?, ?)
                on conflict do nothing""",
                witnesses.stream()
                        .map(witness -> new @Nullable Object[] {
                            space.value(),
                            witness.memory(),
                            witness.source().toString(),
                            witness.line(),
                            witness.quote(),
                            witness.rationale(),
                            witness.speaker()
                        })
                        .toList());
    }

    @Override
    public List<Memory> alike(
            SpaceId space, String scope, Collection<String> subjects, Collection<String> fingerprints) {
        // Two statements, so that each follows its own index.
        return jdbc.sql("""
                        select * from (
                            select * from memories where space = ? and scope = ? and subject = any(?)
                                and status in ('current', 'clash')
                            union
                            select * from memories where space = ? and scope = ? and fingerprint = any(?)
                                and status in ('current', 'clash')) alike
                        order by number desc limit ?""")
                .params(
                        space.value(),
                        scope,
                        Columns.texts(subjects),
                        space.value(),
                        scope,
                        Columns.texts(fingerprints),
                        MOST_ALIKE)
                .query(Rows::memory)
                .list();
    }

    @Override
    public List<Memory> ofEntities(SpaceId space, String scope, Collection<String> entities) {
        if (entities.isEmpty()) {
            return List.of();
        }
        return jdbc.sql("""
                        select alike.* from unnest(?::text[]) as names (name) cross join lateral (
                            select * from memories where space = ? and scope = ? and lower(entity) = name
                                and status in ('current', 'clash') order by number desc limit ?) alike""")
                .params(
                        Columns.texts(entities.stream()
                                .map(entity -> entity.toLowerCase(Locale.ROOT))
                                .distinct()
                                .toList()),
                        space.value(),
                        scope,
                        MOST_ALIKE)
                .query(Rows::memory)
                .list();
    }

    @Override
    public List<Memory> denialsSince(SpaceId space, String scope, Collection<String> entities, Instant saidAt) {
        return jdbc.sql("""
                        select * from memories where space = ? and scope = ? and entity = any(?)
                            and said_at > ? and key ~ '^(formerly|no longer|not) '
                            and status in ('current', 'clash') order by number desc limit ?""")
                .params(space.value(), scope, Columns.texts(entities), Columns.time(saidAt), MOST_ALIKE)
                .query(Rows::memory)
                .list();
    }

    @Override
    public List<Memory> wrong(
            SpaceId space, String scope, Collection<String> subjects, Collection<String> fingerprints) {
        return jdbc.sql("""
                        select * from memories where space = ? and scope = ? and status = 'wrong'
                            and (subject = any(?) or fingerprint = any(?)) order by number desc limit ?""")
                .params(space.value(), scope, Columns.texts(subjects), Columns.texts(fingerprints), MOST_ALIKE)
                .query(Rows::memory)
                .list();
    }

    @Override
    public List<Memory> taughtBy(SpaceId space, SourceId source) {
        return jdbc.sql("""
                        select * from memories where space = ?
                            and fact_id in (select memory from witnesses where space = ? and source = ?)
                        order by number""")
                .params(space.value(), space.value(), source.toString())
                .query(Rows::memory)
                .list();
    }

    @Override
    public Optional<Memory> find(SpaceId space, long number) {
        return jdbc.sql("select * from memories where space = ? and number = ?")
                .params(space.value(), number)
                .query(Rows::memory)
                .optional();
    }

    @Override
    public Optional<Memory> find(SpaceId space, UUID factId) {
        return jdbc.sql("select * from memories where space = ? and fact_id = ?")
                .params(space.value(), factId)
                .query(Rows::memory)
                .optional();
    }

    @Override
    public Optional<Memory> predecessor(SpaceId space, UUID factId) {
        return jdbc.sql("select * from memories where space = ? and superseded_by = ? order by number desc limit 1")
                .params(space.value(), factId)
                .query(Rows::memory)
                .optional();
    }

    @Override
    public void end(
            SpaceId space,
            Collection<UUID> factIds,
            MemoryStatus as,
            UUID successor,
            @Nullable Instant validTo,
            Instant recordedAt) {
        jdbc.sql("""
                        update memories set status = ?, superseded_by = ?, valid_to = ?, recorded_at = ?,
                            version = version + 1
                        where space = ? and fact_id = any(?)""")
                .param(Columns.word(as))
                .param(successor)
                .param(Columns.timeOrNull(validTo))
                .param(Columns.time(recordedAt))
                .param(space.value())
                .param(Columns.ids(factIds))
                .update();
    }

    @Override
    public void dispute(SpaceId space, Collection<UUID> factIds) {
        jdbc.sql("""
                        update memories set status = 'clash', version = version + 1
                        where space = ? and fact_id = any(?) and status = 'current'""").params(space.value(), Columns.ids(factIds)).update();
    }

    @Override
    public Set<UUID> settle(SpaceId space, Collection<String> subjects) {
        return Set.copyOf(jdbc.sql("""
                        update memories m set status = 'current', version = version + 1
                        where m.space = ? and m.subject = any(?) and m.status = 'clash'
                            and not exists (select 1 from memories other where other.space = m.space
                                and other.scope = m.scope and other.subject = m.subject and other.status = 'clash'
                                and other.fact_id <> m.fact_id)
                        returning m.fact_id""")
                .params(space.value(), Columns.texts(subjects))
                .query(UUID.class)
                .list());
    }

    @Override
    public void touch(SpaceId space, Collection<UUID> factIds) {
        jdbc.sql("update memories set version = version + 1 where space = ? and fact_id = any(?)")
                .params(space.value(), Columns.ids(factIds))
                .update();
    }

    @Override
    public List<MemoryChanged> states(SpaceId space, Collection<UUID> factIds) {
        return states.of(space, factIds);
    }
}
