// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import dev.keepsake.language.embedding.Embedder;
import java.time.Duration;
import java.util.List;

/**
 * The vectors of whole lines, each read with the line before and after it. A statement is a piece of a line; what the line
 * is about is often said in another piece, or in the question it answers.
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

    /** Where the line was not told, or is not read by the model, the statement, whose vector is given, stands for it. */
    float[] of(MemoryChanged memory, float[] statement) {
        String line = memory.surroundings().line();
        return line == null || !embedder.reads(line)
                ? statement
                : known.get(memory.surroundings(), around -> vector(around, line));
    }

    private float[] vector(Surroundings around, String line) {
        List<String> before = around.before();
        List<String> after = around.after();
        return embedder.embedWithin(
                before.subList(Math.max(0, before.size() - 1), before.size()),
                line,
                after.subList(0, Math.min(1, after.size())));
    }
}
