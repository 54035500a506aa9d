// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.correct;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.ingest.Correct.Arguments;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.learn.LineReader;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Digests;
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
import dev.keepsake.ingest.resolve.Candidate;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Puts what is right in the place of what was wrong: with the wrong one's time, and with it in the trail. */
final class Replacement {
    private static final String PROVENANCE = "correction";

    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final Announcements announcements;
    private final EntityNames names;
    private final LineReader reader;
    private final Clock clock;

    Replacement(
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements,
            EntityNames names,
            LineReader reader,
            Clock clock) {
        this.memories = memories;
        this.sources = sources;
        this.announcements = announcements;
        this.names = names;
        this.reader = reader;
        this.clock = clock;
    }

    /** The right memory and the settlements that say recall has both. */
    record Replaced(Memory memory, Set<String> settlements) {}

    /**
     * @throws CallRefused where nothing would be put right: the text, or what is read from it, is what the memory says
     */
    Replaced replace(Memory wrong, Call<Arguments> call) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        Source source = source(wrong, call, now);
        List<Line> lines = List.of(Line.ofPerson(0, now, call.arguments().text()));
        Memory right = right(wrong, source, lines, now);
        checkDiffers(wrong, call.arguments().text(), right.text());
        sources.add(source, lines);
        memories.end(wrong.space(), List.of(wrong.factId()), MemoryStatus.WRONG, right.factId(), null, now);
        memories.add(List.of(right));
        keepTold(wrong, right);
        memories.addWitnesses(
                wrong.space(),
                List.of(new Witness(
                        right.factId(), source.id(), 0, call.arguments().text(), "", source.person())));
        sources.setStatus(wrong.space(), source.id(), SourceStatus.LEARNED, null);
        Set<UUID> changed = new HashSet<>(memories.settle(wrong.space(), List.of(wrong.subject())));
        changed.addAll(List.of(wrong.factId(), right.factId()));
        Set<String> settlements = announcements.memories(wrong.space(), changed, call.origin());
        settlements.addAll(announcements.sources(wrong.space(), List.of(source.id()), call.origin()));
        return new Replaced(right, settlements);
    }

    /** What is right stays under the name that the wrong was told under. */
    private void keepTold(Memory wrong, Memory right) {
        if (right.entity().equals(wrong.entity())) {
            names.told(wrong.space(), wrong.factId())
                    .ifPresent(told -> names.keepTold(wrong.space(), Map.of(right.factId(), told)));
        }
    }

    /** A person says "I" where the memory has a name: only the reading shows that it is the same. */
    private static void checkDiffers(Memory wrong, String told, String read) {
        if (Digests.same(wrong.text(), told) || Digests.same(wrong.text(), read)) {
            throw CallRefused.invalid("There is nothing to correct: " + MemoryNumber.format(wrong.number())
                    + " says so already. Put in \"text\" what is right instead.");
        }
    }

    private Memory right(Memory wrong, Source source, List<Line> lines, Instant now) {
        String text = lines.get(0).text();
        List<Candidate> readings = reader.read(source, lines).candidates();
        // A written fact stays under its entity and key, word for word; so does what reads as several statements.
        if (wrong.sole() || readings.size() != 1) {
            return memory(wrong, wrong.entity(), wrong.key(), text, text, now);
        }
        Candidate reading = readings.get(0);
        String entity = names.merged(wrong.space()).entityOf(reading.entity());
        return memory(wrong, entity, reading.key(), reading.value(), reading.text(), now);
    }

    private Memory memory(Memory wrong, String entity, String key, String value, String text, Instant now) {
        Fact before = wrong.fact();
        return new Memory(
                UUID.randomUUID(),
                memories.takeNumbers(1).get(0),
                wrong.space(),
                wrong.scope(),
                new Fact(text, entity, key, value, before.kind(), before.category(), before.importance()),
                PROVENANCE,
                MemoryStatus.CURRENT,
                wrong.sole(),
                new Times(wrong.validFrom(), null, now, now, now),
                null,
                1);
    }

    private static Source source(Memory wrong, Call<Arguments> call, Instant now) {
        return new Source(
                SourceId.ofCall(call.id()),
                wrong.space(),
                wrong.scope(),
                SourceKind.NOTE,
                null,
                Arrival.through(PROVENANCE),
                Person.of(call.caller()),
                new Marks(wrong.fact().category(), wrong.fact().importance()),
                now);
    }
}
