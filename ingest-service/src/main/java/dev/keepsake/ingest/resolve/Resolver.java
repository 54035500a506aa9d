// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.KeyPolarity;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Decides how statements stand to what is known. Nothing is changed here, but what was read of a memory is remembered: one
 * resolver serves the statements of one source and goes with it.
 */
public final class Resolver {
    private final Map<UUID, News> read = new HashMap<>();

    /**
     * The rules, in this order. Said in the same words: the same. The opposite of what is known of the matter, told
     * later: newer where it tells of a change or of a liking, else a clash. Another value of it, told later as a change:
     * newer; where it is what was told earlier that comes in later, it is old news. Another value of what has one value at
     * a time, with no change told: newer where it was told later and is of a kind that changes, else a clash. News that
     * somebody is no longer at a place or in a group: newer than what tells of them there. A later value of the same thing in
     * other words: newer. What excludes what is known: a clash, or newer where it tells of a change. What an agent would
     * have written under the entity and key of a written fact: newer than that fact. Anything else is new.
     *
     * @param known current and clashing memories of the same space and scope with the candidate's subject or fingerprint; of
     *     a candidate that {@linkplain #looksBackTo looks back} all of its entity
     */
    public Resolution resolve(Candidate candidate, List<Memory> known) {
        return resolve(candidate, known, List.of());
    }

    /** The same, where some of what is known was corrected: what was wrong and is told again disputes what is right. */
    public Resolution resolve(Candidate candidate, List<Memory> known, List<Correction> corrections) {
        Sameness sameness = new Sameness(candidate);
        return known.stream()
                .filter(sameness::isSaidBy)
                .min(Comparator.comparingLong(Memory::number))
                .<Resolution>map(Resolution.Same::new)
                .or(() -> repeated(candidate, sameness, corrections))
                .or(() -> successor(candidate, known).map(Resolution.Older::new))
                .orElseGet(() -> withWritten(new News(candidate).against(known), candidate, known));
    }

    private static Optional<Resolution> repeated(Candidate candidate, Sameness sameness, List<Correction> corrections) {
        return corrections.stream()
                .filter(correction -> sameness.isSaidBy(correction.wrong()))
                .map(Correction::right)
                .findFirst()
                .map(right -> againstCorrection(candidate, right));
    }

    private static Resolution againstCorrection(Candidate candidate, Memory right) {
        if (!candidate.saidAt().isAfter(right.saidAt())) {
            return new Resolution.Refuted();
        }
        return new News(candidate).tellsOfChange()
                ? new Resolution.Newer(List.of(right))
                : new Resolution.Clash(List.of(right));
    }

    /** The subjects under which it may be known: its own, and those that an agent may have written it under. */
    public static Set<String> subjects(Candidate candidate) {
        Set<String> subjects = new LinkedHashSet<>(Set.of(candidate.subject()));
        Slot.of(candidate).forEach(slot -> subjects.addAll(slot.subjects()));
        return subjects;
    }

    /** The names under which what is told of a thing may be kept, in whatever case: "the pump" is "Pump". */
    public static List<String> namesOf(String entity) {
        return Stream.concat(Stream.of(entity), Thing.spellings(Thing.plain(entity)).stream())
                .distinct()
                .toList();
    }

    /** The entities, in whatever case, of which it can be news under any key; none for most. */
    public static List<String> looksBackTo(Candidate candidate) {
        boolean ofItself = Ending.of(candidate.text()).isPresent()
                || Exclusion.isIn(candidate.text())
                || ChangeSignal.isIn(candidate.text());
        return Stream.of(
                        Succession.entities(candidate),
                        Handover.entities(candidate),
                        CalledOff.entities(candidate),
                        ToldChange.entities(candidate),
                        ofItself ? List.of(candidate.entity()) : List.<String>of())
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    /** Whether the memory says, of a later time than the statement, that something is not or no longer so. */
    public static boolean deniesSince(Memory memory, Candidate candidate) {
        return memory.saidAt().isAfter(candidate.saidAt())
                && !KeyPolarity.matter(memory.key()).equals(memory.key());
    }

    /** The candidate in the place of what it ends: under the entity and key of a written fact, else under a key of its matter. */
    public static Candidate asNewsOf(List<Memory> ended, Candidate candidate) {
        return Stream.of(
                        written(candidate, ended),
                        Succession.written(candidate, ended),
                        Rewording.endedBy(candidate).apply(ended).stream(),
                        ToldChange.endedBy(candidate).apply(ended).stream())
                .flatMap(found -> found)
                .findFirst()
                .map(fact -> candidate.about(fact.entity()).under(fact.key()))
                .orElseGet(() -> candidate.under(keyOfNews(candidate, ended.get(0))));
    }

    /** The key of news of what stands under another: "quit the chip shop" is about the job. */
    static String keyOfNews(Candidate candidate, Memory known) {
        return candidate.subject().equals(known.subject()) ? candidate.key() : Succession.key(candidate, known);
    }

    /** Whether the memory tells, in whatever words, what a written fact calls {@code key} of its entity. */
    public static boolean isUnder(String key, Memory memory) {
        return Attribute.isUnder(key, memory)
                || Slot.of(memory).stream()
                        .anyMatch(slot -> slot.subjects().contains(Digests.subject(memory.entity(), key)));
    }

    /** What was written of the same ends with whatever else the candidate ends, as one entity and key have one value. */
    private static Resolution withWritten(Resolution resolution, Candidate candidate, List<Memory> known) {
        List<Memory> written = written(candidate, known)
                .filter(memory -> candidate.saidAt().isAfter(memory.saidAt()))
                .toList();
        if (written.isEmpty() || resolution instanceof Resolution.Clash) {
            return resolution;
        }
        List<Memory> others = resolution instanceof Resolution.Newer newer ? newer.known() : List.of();
        return new Resolution.Newer(
                Stream.concat(written.stream(), others.stream()).distinct().toList());
    }

    private static Stream<Memory> written(Candidate candidate, List<Memory> known) {
        List<Slot> slots = Slot.of(candidate);
        return known.stream().filter(memory -> slots.stream().anyMatch(slot -> slot.isOf(memory)));
    }

    /** How a memory stands to others, if it is about {@code entity} as they are. */
    public Resolution resolve(Memory memory, String entity, List<Memory> known) {
        return resolve(Turned.candidate(memory).about(entity), known);
    }

    /** The first of what was said later that would have ended this, had it come in the order in which it was said. */
    private Optional<Memory> successor(Candidate candidate, List<Memory> known) {
        return known.stream()
                .filter(memory -> memory.saidAt().isAfter(candidate.saidAt()))
                .filter(memory -> isWrittenSince(memory, candidate)
                        || news(memory).against(List.of(Turned.memory(candidate, memory))) instanceof Resolution.Newer)
                .min(Comparator.comparing(Memory::saidAt));
    }

    private News news(Memory memory) {
        return read.computeIfAbsent(memory.factId(), any -> new News(Turned.candidate(memory)));
    }

    private static boolean isWrittenSince(Memory memory, Candidate candidate) {
        return memory.sole()
                && (subjects(candidate).contains(memory.subject())
                        || memory.entity().equals(candidate.entity())
                                && isUnder(memory.key(), Turned.memory(candidate, memory)));
    }
}
