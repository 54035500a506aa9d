// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ImportMemories.Result;
import dev.keepsake.contracts.ingest.ImportSources.LeftOut;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Times;
import dev.keepsake.ingest.ledger.Witness;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Memories of an export as they come into a space, within one transaction that holds its writing lock. In an empty one they
 * are what they were; where the space knows something already, what says the same is one more witness, and of two values of
 * one written fact the one that began to hold later stays.
 */
final class MemoryImport {
    static final String NO_QUOTE = "Its quote stands in no source that is here.";

    private final SpaceId space;
    private final MemoryLedger memories;
    private final ImportedIds ids;
    private final ImportedQuotes quotes;
    private final Instant now;
    private final Set<UUID> added = new HashSet<>();
    private final Set<UUID> successors = new HashSet<>();
    private final Set<UUID> changed = new HashSet<>();
    private final List<LeftOut> leftOut = new ArrayList<>();
    private int known;

    MemoryImport(SpaceId space, MemoryLedger memories, ImportedIds ids, ImportedQuotes quotes, Instant now) {
        this.space = space;
        this.memories = memories;
        this.ids = ids;
        this.quotes = quotes;
        this.now = now;
    }

    void take(ExportedMemory record) {
        UUID id = ids.memory(space, record.factId());
        if (memories.find(space, id).isPresent()) {
            known++;
            return;
        }
        List<Witness> witnesses = quotes.of(space, id, record);
        if (witnesses.isEmpty()) {
            leftOut.add(new LeftOut(record.id(), NO_QUOTE));
            return;
        }
        Memory memory = memory(record, id);
        Optional<Memory> same =
                alike(memory).filter(one -> saysTheSame(one, memory)).findFirst();
        if (same.isPresent()) {
            witness(same.get(), witnesses);
            inherit(same.get(), id);
            return;
        }
        add(memory, witnesses);
    }

    private void add(Memory memory, List<Witness> witnesses) {
        Optional<Memory> rival = alike(memory)
                .filter(one -> one.sole() && memory.sole() && one.subject().equals(memory.subject()))
                .findFirst();
        memories.add(List.of(rival.map(one -> decide(one, memory)).orElse(memory)));
        memories.addWitnesses(space, witnesses);
        added.add(memory.factId());
        if (memory.supersededBy() != null) {
            successors.add(memory.supersededBy());
        }
    }

    /** The memory as it is to be added; where it is the later one, the other has ended. */
    private Memory decide(Memory rival, Memory memory) {
        changed.add(rival.factId());
        if (memory.validFrom().isAfter(rival.validFrom())) {
            memories.end(
                    space, List.of(rival.factId()), MemoryStatus.SUPERSEDED, memory.factId(), memory.validFrom(), now);
            return memory;
        }
        successors.add(rival.factId());
        return memory.endedBy(rival, now);
    }

    private void witness(Memory same, List<Witness> witnesses) {
        known++;
        memories.addWitnesses(
                space,
                witnesses.stream()
                        .map(witness -> new Witness(
                                same.factId(),
                                witness.source(),
                                witness.line(),
                                witness.quote(),
                                witness.rationale(),
                                witness.speaker()))
                        .toList());
        successors.add(same.factId());
    }

    /** What the memory that was not needed had replaced is now the history of the one that says the same. */
    private void inherit(Memory same, UUID unneeded) {
        for (Optional<Memory> earlier = memories.predecessor(space, unneeded);
                earlier.isPresent();
                earlier = memories.predecessor(space, unneeded)) {
            Memory ended = earlier.get();
            memories.end(
                    space,
                    List.of(ended.factId()),
                    ended.status(),
                    same.factId(),
                    ended.times().validTo(),
                    ended.times().recordedAt());
            changed.add(ended.factId());
        }
    }

    /** Only what still holds can say the same or stand in the way. */
    private Stream<Memory> alike(Memory memory) {
        boolean holds = memory.status() == MemoryStatus.CURRENT || memory.status() == MemoryStatus.CLASH;
        return holds
                ? memories
                        .alike(space, memory.scope(), List.of(memory.subject()), List.of(memory.fingerprint()))
                        .stream()
                : Stream.empty();
    }

    private static boolean saysTheSame(Memory one, Memory other) {
        return one.sole() && other.sole()
                ? one.subject().equals(other.subject()) && Digests.same(one.value(), other.value())
                : one.fingerprint().equals(other.fingerprint());
    }

    private Memory memory(ExportedMemory record, UUID id) {
        Fact fact = new Fact(
                record.text(),
                record.entity(),
                record.key(),
                record.value(),
                record.kind(),
                record.category(),
                record.importance());
        Times times = new Times(
                record.validFrom(), record.validTo(), record.saidAt(), record.learnedAt(), record.recordedAt());
        return new Memory(
                id,
                memories.takeNumbers(1).get(0),
                space,
                record.scope(),
                fact,
                record.provenance(),
                record.status(),
                record.written(),
                times,
                successor(record),
                1);
    }

    private @Nullable UUID successor(ExportedMemory record) {
        return record.supersededBy() == null ? null : ids.memory(space, record.supersededBy());
    }

    /** What is to be told of. A history belongs to the memory that came after, so that one has changed too. */
    Set<UUID> changed() {
        Set<UUID> withPast = new HashSet<>(successors);
        withPast.removeAll(added);
        memories.touch(space, withPast);
        Set<UUID> all = new HashSet<>(added);
        all.addAll(withPast);
        all.addAll(changed);
        return all;
    }

    Result result() {
        return new Result(added.size(), known, leftOut);
    }
}
