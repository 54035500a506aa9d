// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.MergedNames;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.ingest.resolve.Correction;
import dev.keepsake.ingest.resolve.Resolver;
import dev.keepsake.ingest.resolve.Self;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes what a source teaches into the truth and tells of it. */
public final class Learner {
    static final String NOTHING_NEW = "Nothing new: what it says was known already.";

    /** What was said longer ago did not come in as it was said. */
    private static final Duration LATE = Duration.ofDays(1);

    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final Announcements announcements;
    private final EntityNames names;
    private final Clock clock;

    public Learner(
            MemoryLedger memories, SourceJournal sources, Announcements announcements, EntityNames names, Clock clock) {
        this.memories = memories;
        this.sources = sources;
        this.announcements = announcements;
        this.names = names;
        this.clock = clock;
    }

    /**
     * Records a lesson, in a transaction that holds the writing lock of the space: memories, witnesses, the source's
     * status and the events of all of them.
     *
     * @return the settlements that say recall has taken it in
     */
    public Set<String> record(Source source, Lesson lesson, @Nullable CallOrigin origin) {
        Recording recording = resolve(source, lesson);
        // What was known ends before its successor comes: there is never more than one sole value.
        recording.ended().stream()
                .filter(ended -> !recording.hasAdded(ended.memory()))
                .forEach(this::end);
        memories.add(recording.added());
        names.keepTold(source.space(), recording.told());
        recording.ended().stream()
                .filter(ended -> recording.hasAdded(ended.memory()))
                .forEach(this::end);
        memories.dispute(source.space(), recording.clashing());
        memories.touch(source.space(), recording.withPast());
        memories.addWitnesses(source.space(), recording.witnesses());
        Set<UUID> settled = memories.settle(
                source.space(),
                recording.ended().stream()
                        .map(ended -> ended.memory().subject())
                        .toList());
        sources.setStatus(source.space(), source.id(), SourceStatus.LEARNED, reason(lesson, recording));
        Set<UUID> changed = new HashSet<>(settled);
        changed.addAll(recording.clashing());
        changed.addAll(recording.withPast());
        recording.added().forEach(memory -> changed.add(memory.factId()));
        recording.ended().forEach(ended -> changed.add(ended.memory().factId()));
        Set<String> settlements = announcements.memories(source.space(), changed, origin);
        settlements.addAll(announcements.sources(source.space(), List.of(source.id()), origin));
        return settlements;
    }

    private void end(Recording.Ended ended) {
        Memory memory = ended.memory();
        memories.end(
                memory.space(),
                List.of(memory.factId()),
                MemoryStatus.SUPERSEDED,
                ended.successor(),
                ended.validTo(),
                now());
    }

    private Recording resolve(Source source, Lesson lesson) {
        List<Candidate> candidates = lesson.candidates();
        MergedNames merged = candidates.isEmpty() ? MergedNames.NONE : names.merged(source.space());
        String person = source.person();
        List<String> subjects = candidates.stream()
                .map(candidate -> candidate.about(merged.entityOf(candidate.entity())))
                .flatMap(candidate ->
                        Self.names(candidate.entity(), person).stream().map(candidate::about))
                .flatMap(candidate -> Resolver.subjects(candidate).stream())
                .distinct()
                .toList();
        List<String> fingerprints =
                candidates.stream().map(Candidate::fingerprint).distinct().toList();
        List<Memory> known = memories.alike(source.space(), source.scope(), subjects, fingerprints);
        Set<Memory> related = new LinkedHashSet<>(known);
        Set<String> entities = candidates.stream()
                .map(candidate -> candidate.about(merged.entityOf(candidate.entity())))
                .flatMap(candidate -> Resolver.looksBackTo(candidate).stream())
                .flatMap(entity -> Self.names(entity, person).stream())
                .collect(Collectors.toSet());
        related.addAll(memories.ofEntities(source.space(), source.scope(), entities));
        related.addAll(denialsSince(source, candidates, merged));
        List<Correction> corrections = memories.wrong(source.space(), source.scope(), subjects, fingerprints).stream()
                .flatMap(wrong -> standing(wrong).map(right -> new Correction(wrong, right)).stream())
                .toList();
        corrections.forEach(correction -> related.add(correction.right()));
        List<Memory> ofPerson =
                related.stream().map(memory -> Self.known(memory, person)).toList();
        Recording recording = new Recording(source, ofPerson, corrections, numbers(candidates.size()), now());
        candidates.forEach(candidate -> recording.take(candidate, merged.entityOf(candidate.entity())));
        return recording;
    }

    /** What holds in the place of a wrong memory; nothing where it was forgotten. */
    private Optional<Memory> standing(Memory wrong) {
        Optional<Memory> next = successor(wrong);
        while (next.isPresent() && !holds(next.get())) {
            next = successor(next.get());
        }
        return next;
    }

    private Optional<Memory> successor(Memory memory) {
        return Optional.ofNullable(memory.supersededBy()).flatMap(id -> memories.find(memory.space(), id));
    }

    private static boolean holds(Memory memory) {
        return memory.status() == MemoryStatus.CURRENT || memory.status() == MemoryStatus.CLASH;
    }

    /** What comes in late may have ended since: "drives a Skoda", where "sold the Skoda" is known. */
    private List<Memory> denialsSince(Source source, List<Candidate> candidates, MergedNames merged) {
        Instant late = now().minus(LATE);
        List<Candidate> old = candidates.stream()
                .filter(candidate -> candidate.saidAt().isBefore(late))
                .toList();
        return old.isEmpty()
                ? List.of()
                : memories.denialsSince(
                        source.space(),
                        source.scope(),
                        old.stream()
                                .map(candidate -> merged.entityOf(candidate.entity()))
                                .collect(Collectors.toSet()),
                        old.stream()
                                .map(Candidate::saidAt)
                                .min(Instant::compareTo)
                                .orElse(late));
    }

    /** Taken in one go when the first is needed; those left over are lost, which leaves harmless gaps. */
    private LongSupplier numbers(int most) {
        Deque<Long> taken = new ArrayDeque<>();
        return () -> {
            if (taken.isEmpty()) {
                taken.addAll(memories.takeNumbers(most));
            }
            return taken.removeFirst();
        };
    }

    private static @Nullable String reason(Lesson lesson, Recording recording) {
        if (!recording.added().isEmpty()) {
            return lesson.readBy();
        }
        String whyNothing = Objects.requireNonNullElse(lesson.whyNothing(), WhyNothing.NO_STATEMENT);
        String nothing = lesson.candidates().isEmpty() ? whyNothing : NOTHING_NEW;
        return lesson.readBy() == null ? nothing : nothing + " " + lesson.readBy();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }
}
