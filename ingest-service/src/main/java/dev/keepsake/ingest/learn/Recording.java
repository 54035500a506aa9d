// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.Times;
import dev.keepsake.ingest.ledger.Witness;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.ingest.resolve.Correction;
import dev.keepsake.ingest.resolve.Resolution;
import dev.keepsake.ingest.resolve.Resolver;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What one source changes: worked out in memory statement by statement, then written in a few batches. */
final class Recording {
    private final Source source;
    private final List<Correction> corrections;
    private final Resolver resolver = new Resolver();
    private final LongSupplier numbers;
    private final Instant now;
    private final Map<String, List<Memory>> bySubject = new HashMap<>();
    private final Map<String, List<Memory>> byFingerprint = new HashMap<>();
    private final Map<String, List<Memory>> byEntity = new HashMap<>();
    private final Map<UUID, Memory> added = new LinkedHashMap<>();
    private final Map<UUID, String> told = new HashMap<>();
    private final List<Witness> witnesses = new ArrayList<>();
    private final Set<UUID> clashing = new LinkedHashSet<>();
    private final Set<UUID> withPast = new LinkedHashSet<>();
    private final List<Ended> ended = new ArrayList<>();

    /** A memory that was known and is replaced. */
    record Ended(Memory memory, UUID successor, Instant validTo) {}

    Recording(
            Source source, Collection<Memory> known, List<Correction> corrections, LongSupplier numbers, Instant now) {
        this.source = source;
        this.corrections = corrections;
        this.numbers = numbers;
        this.now = now;
        known.forEach(this::index);
    }

    /** @param entity the name that the candidate's entity answers under */
    void take(Candidate candidate, String entity) {
        int before = added.size();
        take(candidate.about(entity));
        if (!entity.equals(candidate.entity())) {
            added.keySet().stream().skip(before).forEach(id -> told.put(id, candidate.entity()));
        }
    }

    /** The names that added memories were told under, where they answer under another. */
    Map<UUID, String> told() {
        return told;
    }

    private void take(Candidate candidate) {
        Resolution resolution = resolver.resolve(candidate, alike(candidate), corrections());
        if (resolution instanceof Resolution.Refuted) {
            return;
        }
        if (resolution instanceof Resolution.Same same) {
            witness(same.known().factId(), candidate);
            return;
        }
        if (resolution instanceof Resolution.Newer newer) {
            boolean sole = newer.known().stream().anyMatch(Memory::sole);
            Memory successor = add(Resolver.asNewsOf(newer.known(), candidate), sole, MemoryStatus.CURRENT);
            for (Memory known : newer.known()) {
                unindex(known);
                ended.add(
                        new Ended(known, successor.factId(), known.endedBy(candidate.validFrom(), candidate.saidAt())));
            }
            return;
        }
        if (resolution instanceof Resolution.Older older) {
            addPast(candidate, older.known());
            return;
        }
        if (resolution instanceof Resolution.Clash clash) {
            clash.known().forEach(this::dispute);
            // Readers show what is disputed side by side, by its key.
            add(candidate.under(clash.known().get(0).key()), false, MemoryStatus.CLASH);
            return;
        }
        add(candidate, false, MemoryStatus.CURRENT);
    }

    /** Known memories that have more of a past than before. */
    Set<UUID> withPast() {
        return withPast;
    }

    private void addPast(Candidate candidate, Memory successor) {
        boolean toldBefore = added.values().stream()
                .anyMatch(past -> past.status() == MemoryStatus.SUPERSEDED
                        && past.fingerprint().equals(candidate.fingerprint()));
        if (toldBefore) {
            return;
        }
        Instant ended =
                successor.validFrom().isAfter(candidate.validFrom()) ? successor.validFrom() : successor.saidAt();
        Memory memory = memory(candidate, false, MemoryStatus.SUPERSEDED, ended, successor.factId());
        added.put(memory.factId(), memory);
        witness(memory.factId(), candidate);
        if (!hasAdded(successor)) {
            withPast.add(successor.factId());
        }
    }

    List<Memory> added() {
        return List.copyOf(added.values());
    }

    boolean hasAdded(Memory memory) {
        return added.containsKey(memory.factId());
    }

    /** Memories that were known and are disputed now. */
    Set<UUID> clashing() {
        return clashing;
    }

    List<Witness> witnesses() {
        return witnesses;
    }

    List<Ended> ended() {
        return ended;
    }

    private List<Memory> alike(Candidate candidate) {
        List<Memory> ofSubject = Resolver.subjects(candidate).stream()
                .flatMap(subject -> bySubject.getOrDefault(subject, List.of()).stream())
                .toList();
        List<Memory> ofEntity = Resolver.looksBackTo(candidate).stream()
                .flatMap(entity -> byEntity.getOrDefault(Digests.plain(entity), List.of()).stream())
                .toList();
        List<Memory> deniedSince = byEntity.getOrDefault(Digests.plain(candidate.entity()), List.of()).stream()
                .filter(memory -> Resolver.deniesSince(memory, candidate))
                .toList();
        return Stream.of(
                        ofSubject,
                        byFingerprint.getOrDefault(candidate.fingerprint(), List.of()),
                        ofEntity,
                        deniedSince)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** Those whose right memory this source has not ended. */
    private List<Correction> corrections() {
        return corrections.stream()
                .flatMap(correction -> bySubject.getOrDefault(correction.right().subject(), List.of()).stream()
                        .filter(known ->
                                known.factId().equals(correction.right().factId()))
                        .map(known -> new Correction(correction.wrong(), known)))
                .toList();
    }

    private void dispute(Memory known) {
        Memory disputed = known.as(MemoryStatus.CLASH);
        if (hasAdded(known)) {
            added.put(known.factId(), disputed);
        } else {
            clashing.add(known.factId());
        }
        unindex(known);
        index(disputed);
    }

    private Memory add(Candidate candidate, boolean sole, MemoryStatus status) {
        Memory memory = memory(candidate, sole, status, null, null);
        added.put(memory.factId(), memory);
        index(memory);
        witness(memory.factId(), candidate);
        return memory;
    }

    private Memory memory(
            Candidate candidate,
            boolean sole,
            MemoryStatus status,
            @Nullable Instant validTo,
            @Nullable UUID successor) {
        return new Memory(
                UUID.randomUUID(),
                numbers.getAsLong(),
                source.space(),
                source.scope(),
                candidate.fact(),
                source.provenance(),
                status,
                sole,
                new Times(candidate.validFrom(), validTo, candidate.saidAt(), now, now),
                successor,
                1);
    }

    private void witness(UUID memory, Candidate candidate) {
        witnesses.add(new Witness(memory, source.id(), candidate.line(), candidate.quote(), "", candidate.speaker()));
        Candidate.Said confirmed = candidate.confirmed();
        if (confirmed != null) {
            witnesses.add(
                    new Witness(memory, source.id(), confirmed.line(), confirmed.quote(), "", confirmed.speaker()));
        }
    }

    private void index(Memory memory) {
        bySubject.computeIfAbsent(memory.subject(), any -> new ArrayList<>()).add(memory);
        byEntity.computeIfAbsent(Digests.plain(memory.entity()), any -> new ArrayList<>())
                .add(memory);
        byFingerprint
                .computeIfAbsent(memory.fingerprint(), any -> new ArrayList<>())
                .add(memory);
    }

    private void unindex(Memory memory) {
        bySubject.getOrDefault(memory.subject(), new ArrayList<>()).remove(memory);
        byFingerprint.getOrDefault(memory.fingerprint(), new ArrayList<>()).remove(memory);
        byEntity.getOrDefault(Digests.plain(memory.entity()), new ArrayList<>()).remove(memory);
    }
}
