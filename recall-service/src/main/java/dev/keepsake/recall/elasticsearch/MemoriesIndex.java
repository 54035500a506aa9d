// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.language.embedding.Embedder;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Alias {@code memories} and the index behind it, which belongs to one embedding model. With another model configured the
 * index is used by its words alone until it is rebuilt: vectors of two models are never compared.
 */
final class MemoriesIndex {
    static final String ALIAS = "memories";
    private static final Logger LOG = LoggerFactory.getLogger(MemoriesIndex.class);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Embedder embedder;
    private final String indexModel;

    private MemoriesIndex(Embedder embedder, String indexModel) {
        this.embedder = embedder;
        this.indexModel = indexModel;
    }

    /** Opens the index, or makes it. */
    static MemoriesIndex open(IndexCreation creation, Embedder embedder, Clock clock) {
        ObjectNode definition = IndexDefinition.read(ALIAS);
        ObjectNode mappings = definition.withObject("mappings");
        mappings.putObject("_meta").put("model", embedder.modelId());
        mappings.withObject("properties")
                .putObject("vector")
                .put("type", "dense_vector")
                .put("dims", embedder.dimensions())
                .put("similarity", "cosine")
                .putObject("index_options")
                .put("type", "int8_flat");
        String model = creation.ensure(
                        ALIAS, indexName(embedder), definition, clock.instant().plus(PATIENCE))
                .path("_meta")
                .path("model")
                .asString("unknown");
        MemoriesIndex index = new MemoriesIndex(embedder, model);
        if (!index.holdsOurVectors()) {
            LOG.warn(
                    "The memory index holds vectors of {}, the model in use is {}: words only until a reindex",
                    model,
                    embedder.modelId());
        }
        return index;
    }

    /** Whether the index's vectors and those of the model in use may be compared. */
    boolean holdsOurVectors() {
        return indexModel.equals(embedder.modelId());
    }

    /** The model whose vectors the index holds. */
    String model() {
        return indexModel;
    }

    private static String indexName(Embedder embedder) {
        String model = embedder.modelId().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
        return ALIAS + "-" + model + "-1";
    }
}
