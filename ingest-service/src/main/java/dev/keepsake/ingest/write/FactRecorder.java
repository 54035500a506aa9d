// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.write;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite.Arguments;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Times;
import dev.keepsake.ingest.ledger.Witness;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.Utterance;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Records a written fact: as a source of its own, whose line is the value, so that the fact has a quote like any other. */
final class FactRecorder {
    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final Announcements announcements;
    private final EntityNames names;
    private final StatementExtractor extractor;
    private final Clock clock;

    FactRecorder(
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements,
            EntityNames names,
            StatementExtractor extractor,
            Clock clock) {
        this.memories = memories;
        this.sources = sources;
        this.announcements = announcements;
        this.names = names;
        this.extractor = extractor;
        this.clock = clock;
    }

    /** The new memory and the settlements that say recall has it. */
    record Recorded(Memory memory, Set<String> settlements) {}

    /**
     * @param entity the name that the fact's entity answers under
     * @param known the current memories that the new one takes the place of
     */
    Recorded record(Call<Arguments> call, SpaceId space, String entity, List<Memory> known) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        Arguments fact = call.arguments();
        Source source = source(call, space, now);
        Memory memory = memory(fact, entity, source, now);
        sources.add(source, lines(fact, now));
        List<UUID> replaced = known.stream().map(Memory::factId).toList();
        memories.end(space, replaced, MemoryStatus.SUPERSEDED, memory.factId(), now, now);
        memories.add(List.of(memory));
        if (!entity.equals(fact.entity())) {
            names.keepTold(space, Map.of(memory.factId(), fact.entity()));
        }
        memories.addWitnesses(
                space, List.of(new Witness(memory.factId(), source.id(), 0, fact.value(), fact.rationale(), null)));
        sources.setStatus(space, source.id(), SourceStatus.LEARNED, null);
        List<UUID> changed = new ArrayList<>(replaced);
        changed.addAll(memories.settle(space, List.of(memory.subject())));
        changed.add(memory.factId());
        Set<String> settlements = announcements.memories(space, changed, call.origin());
        settlements.addAll(announcements.sources(space, List.of(source.id()), call.origin()));
        return new Recorded(memory, settlements);
    }

    private static Source source(Call<Arguments> call, SpaceId space, Instant now) {
        return new Source(
                SourceId.ofCall(call.id()),
                space,
                call.arguments().scope(),
                SourceKind.NOTE,
                null,
                Arrival.through(call.arguments().source()),
                Person.of(call.caller()),
                Marks.NONE,
                now);
    }

    private static List<Line> lines(Arguments fact, Instant now) {
        Line value = Line.ofPerson(0, now, fact.value());
        return fact.rationale().isBlank() ? List.of(value) : List.of(value, Line.ofPerson(1, now, fact.rationale()));
    }

    private Memory memory(Arguments told, String entity, Source source, Instant now) {
        Optional<Statement> reading =
                extractor.extract(Utterance.of(told.value(), source.person(), now, source.zone())).statements().stream()
                        .findFirst();
        Fact fact = new Fact(
                told.value(),
                entity,
                told.key(),
                told.value(),
                reading.map(statement -> Kind.valueOf(statement.kind().name())).orElse(Kind.DETAIL),
                reading.map(statement -> Category.valueOf(statement.category().name()))
                        .orElse(Category.FACT),
                Importance.MEDIUM);
        return new Memory(
                UUID.randomUUID(),
                memories.takeNumbers(1).get(0),
                source.space(),
                source.scope(),
                fact,
                source.provenance(),
                MemoryStatus.CURRENT,
                true,
                new Times(now, null, now, now, now),
                null,
                1);
    }
}
