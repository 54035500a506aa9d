// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import dev.keepsake.language.embedding.Embedder;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The vectors of whole lines, each read with those around it. A statement is a piece of a line; what the line is about is
 * often said in another piece, or in the question it answers.
 */
public final class LineVectors {
    /** Memories of a line come one after another, and again when one of them changes. */
    private static final int MOST_REMEMBERED = 1_000;

    /** Lines may be forgotten; their words must not stay here for long. */
    private static final Duration REMEMBERED = Duration.ofMinutes(1);

    private final Embedder embedder;
    private final Cache<Surroundings, float[]> known = Caffeine.newBuilder()
            .maximumSize(MOST_REMEMBERED)
            .expireAfterWrite(REMEMBERED)
            .build();

    public LineVectors(Embedder embedder) {
        this.embedder = embedder;
    }

    /**
     * The vectors by memory. There is none where the line was not told, is not read by the model, or says nothing but the
     * statement: then that one's vector stands for it.
     */
    Map<UUID, float[]> of(List<MemoryChanged> memories) {
        List<MemoryChanged> told = memories.stream().filter(this::saysMore).toList();
        Map<Surroundings, float[]> vectors = new HashMap<>(known.getAllPresent(surroundings(told)));
        told.stream()
                .filter(memory -> !vectors.containsKey(memory.surroundings()))
                .collect(Collectors.groupingBy(MemoryChanged::source, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(ofSource -> vectors.putAll(read(surroundings(ofSource))));
        known.putAll(vectors);
        return told.stream()
                .collect(Collectors.toMap(MemoryChanged::factId, memory -> vectors.get(memory.surroundings())));
    }

    private boolean saysMore(MemoryChanged memory) {
        Surroundings around = memory.surroundings();
        boolean alone = around.before().isEmpty() && around.after().isEmpty();
        return around.line() != null
                && !(alone && around.line().equals(memory.text()))
                && embedder.reads(around.line());
    }

    private static Collection<Surroundings> surroundings(List<MemoryChanged> memories) {
        return memories.stream().map(MemoryChanged::surroundings).collect(Collectors.toSet());
    }

    private Map<Surroundings, float[]> read(Collection<Surroundings> ofSource) {
        Map<Surroundings, float[]> vectors = new HashMap<>();
        for (Stretch stretch : Stretch.of(ofSource)) {
            List<float[]> ofLines = embedder.embedLines(stretch.lines());
            stretch.places().forEach((around, place) -> vectors.put(around, ofLines.get(place)));
        }
        return vectors;
    }
}
