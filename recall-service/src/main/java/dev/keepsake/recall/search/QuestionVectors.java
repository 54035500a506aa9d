// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.language.embedding.Embedder;
import org.jspecify.annotations.Nullable;

/**
 * The vectors of questions. The last ones are remembered: an agent that got nothing from one tool asks the next one the same,
 * and some tools search twice, for now and for then.
 */
final class QuestionVectors {
    private static final int MOST_REMEMBERED = 500;

    private final Embedder embedder;
    private final Cache<String, float[]> known =
            Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

    QuestionVectors(Embedder embedder) {
        this.embedder = embedder;
    }

    /** Absent where the model does not read it. Not to be changed by the caller. */
    float @Nullable [] of(String meaning) {
        return embedder.reads(meaning) ? known.get(meaning, embedder::embedQuery) : null;
    }
}
