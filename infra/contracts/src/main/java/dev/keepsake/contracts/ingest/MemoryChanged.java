// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.SourceRef;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The full state of a memory after a change, on the public topic. A forgotten memory ends in a tombstone instead.
 *
 * @param version rises with every change of this memory; an older one that comes later is to be ignored
 * @param about the entity in plain words
 * @param provenance the tag that says which door the memory came through
 * @param quote a literal part of a line of the source
 * @param surroundings what was said around the quote, for finding it; never an answer by itself
 * @param speaker who said the quote; absent where nobody is named
 * @param validFrom when it began to hold in the world
 * @param validTo when it ended to hold; absent while it holds
 * @param recordedAt when the system took in this state
 * @param history what it said before, what held last first
 * @param alsoCalled further names of the entity, where names were merged; absent where it has one name
 */
public record MemoryChanged(
        UUID factId,
        long number,
        long version,
        SpaceId space,
        String scope,
        String entity,
        String key,
        String value,
        String text,
        String about,
        Kind kind,
        Category category,
        Importance importance,
        MemoryStatus status,
        SourceRef source,
        String provenance,
        String quote,
        String rationale,
        @Nullable String speaker,
        Surroundings surroundings,
        Instant validFrom,
        @Nullable Instant validTo,
        Instant saidAt,
        Instant learnedAt,
        Instant recordedAt,
        List<EarlierMemory> history,
        @Nullable List<String> alsoCalled) {

    public MemoryChanged {
        history = List.copyOf(history);
        alsoCalled = alsoCalled == null ? null : List.copyOf(alsoCalled);
    }

    /** Everything the entity is called, its own name first. */
    public List<String> names() {
        Stream<String> also = alsoCalled == null ? Stream.of() : alsoCalled.stream();
        return Stream.concat(Stream.of(entity, about), also).distinct().toList();
    }

    /**
     * The quote's line with those before and after it, oldest first, each at most a few hundred characters.
     *
     * @param line what else was said in one breath; absent where it was not told
     * @param position of the line in its source, counted from 0; absent where it was not told
     */
    public record Surroundings(
            List<String> before,
            List<String> after,
            @Nullable String line,
            @Nullable Integer position) {
        public static final Surroundings NONE = new Surroundings(List.of(), List.of(), null, null);

        public Surroundings {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }

    /**
     * A memory that this one replaced.
     *
     * @param ended superseded by newer news, or wrong
     */
    public record EarlierMemory(
            UUID factId,
            long number,
            String text,
            MemoryStatus ended,
            Instant validFrom,
            @Nullable Instant validTo) {}
}
