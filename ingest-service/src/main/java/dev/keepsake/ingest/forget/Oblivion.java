// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.forget.Erasure.LineId;
import dev.keepsake.ingest.forget.Erasure.Tombstone;
import dev.keepsake.ingest.forget.Erasure.Words;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Makes memories and a source gone: their rows, their words in every line, what waits to be sent of them. Tells everybody. */
final class Oblivion {
    private final Erasure erasure;
    private final MemoryLedger memories;
    private final SourceJournal sources;
    private final EntityNames names;
    private final Announcements announcements;
    private final Echoes echoes;

    Oblivion(
            Erasure erasure,
            MemoryLedger memories,
            SourceJournal sources,
            EntityNames names,
            Announcements announcements,
            Echoes echoes) {
        this.erasure = erasure;
        this.memories = memories;
        this.sources = sources;
        this.names = names;
        this.announcements = announcements;
        this.echoes = echoes;
    }

    /** Erases memories; gives the settlements that say every reader has done so too. */
    Set<String> erase(SpaceId space, List<Memory> going, CallOrigin origin) {
        return erase(space, going, Set.of(), origin);
    }

    /** Erases a source, the memories that go with it, and its testimony for those that stay. */
    Set<String> erase(SpaceId space, SourceId source, List<Memory> going, CallOrigin origin) {
        return erase(space, going, Set.of(source), origin);
    }

    private Set<String> erase(SpaceId space, List<Memory> going, Set<SourceId> goingSources, CallOrigin origin) {
        Set<UUID> ids = going.stream().map(Memory::factId).collect(Collectors.toSet());
        Set<Words> words = erasure.words(space, ids);
        Set<UUID> changed = new HashSet<>(erasure.successors(space, ids));
        goingSources.forEach(
                source -> memories.taughtBy(space, source).forEach(memory -> changed.add(memory.factId())));
        Set<String> awaits = new HashSet<>();
        for (Memory memory : going) {
            awaits.add(announcements.gone(
                    Topic.MEMORIES, memory.factId().toString(), space, memory.version() + 1, origin));
            erasure.keepTombstone(
                    space, MemoryNumber.format(memory.number()), new Tombstone(origin.callId(), 0, Set.of(), 0));
        }
        erasure.eraseMemories(space, ids);
        changed.addAll(names.dropUnheld(space));
        changed.addAll(erasure.relink(space, going));
        changed.addAll(
                memories.settle(space, going.stream().map(Memory::subject).toList()));
        for (SourceId source : goingSources) {
            awaits.add(eraseSource(space, source, origin));
        }
        Set<LineId> lines = new HashSet<>(erasure.takeOut(space, words));
        lines.addAll(erasure.takeOut(space, echoes(space, words, going)));
        Set<SourceId> touched = lines.stream().map(LineId::source).collect(Collectors.toSet());
        for (SourceId emptied : erasure.emptied(space, touched)) {
            awaits.add(eraseSource(space, emptied, origin));
            touched.remove(emptied);
        }
        changed.addAll(erasure.near(space, lines));
        changed.removeAll(ids);
        awaits.addAll(tellAgain(space, changed, touched, origin));
        return awaits;
    }

    private Set<Words> echoes(SpaceId space, Set<Words> words, List<Memory> going) {
        Map<SourceId, List<String>> bySource = words.stream()
                .collect(Collectors.groupingBy(
                        spoken -> spoken.line().source(), Collectors.mapping(Words::text, Collectors.toList())));
        Set<Words> all = new HashSet<>();
        bySource.forEach(
                (source, forgotten) -> all.addAll(echoes.of(source, forgotten, going, sources.lines(space, source))));
        return all;
    }

    private String eraseSource(SpaceId space, SourceId source, CallOrigin origin) {
        long version = erasure.sourceVersion(space, source).orElse(0L) + 1;
        erasure.eraseSource(space, source);
        erasure.keepTombstone(space, source.toString(), new Tombstone(origin.callId(), 0, Set.of(), version));
        return announcements.gone(Topic.SOURCES, source.toString(), space, version, origin);
    }

    /** What stays was told with words that are gone now: in its history, beside its quote, in its text. */
    private Set<String> tellAgain(SpaceId space, Set<UUID> changed, Set<SourceId> touched, CallOrigin origin) {
        changed.forEach(memory -> announcements.withdraw(memory.toString()));
        touched.forEach(source -> announcements.withdraw(source.toString()));
        memories.touch(space, changed);
        sources.touch(space, touched);
        Set<String> awaits = announcements.memories(space, changed, origin);
        awaits.addAll(announcements.sources(space, touched, origin));
        return awaits;
    }
}
