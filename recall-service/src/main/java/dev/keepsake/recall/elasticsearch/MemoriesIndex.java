// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.mapping.DenseVectorIndexOptionsType;
import co.elastic.clients.elasticsearch._types.mapping.DenseVectorSimilarity;
import co.elastic.clients.elasticsearch._types.mapping.Property;
import co.elastic.clients.elasticsearch._types.mapping.TypeMapping;
import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import co.elastic.clients.json.JsonData;
import dev.keepsake.language.embedding.Embedder;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Alias {@code memories} and the index behind it, which belongs to one embedding model. With another model configured the
 * index is used by its words alone until it is rebuilt: vectors of two models are never compared.
 */
final class MemoriesIndex {
    static final String ALIAS = "memories";
    private static final Logger LOG = LoggerFactory.getLogger(MemoriesIndex.class);
    private static final String MODEL = "model";
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Embedder embedder;
    private final String indexModel;

    private MemoriesIndex(Embedder embedder, String indexModel) {
        this.embedder = embedder;
        this.indexModel = indexModel;
    }

    /** Opens the index, or makes it. */
    static MemoriesIndex open(IndexCreation creation, Embedder embedder, Clock clock) {
        CreateIndexRequest definition = IndexDefinition.read(ALIAS, indexName(embedder));
        TypeMapping mappings = Objects.requireNonNull(definition.mappings())
                .rebuild()
                .meta(MODEL, JsonData.of(embedder.modelId()))
                .properties("vector", vectors(embedder.dimensions()))
                .build();
        JsonData stored = creation.ensure(
                        ALIAS,
                        definition.rebuild().mappings(mappings).build(),
                        clock.instant().plus(PATIENCE))
                .meta()
                .get(MODEL);
        String model = stored == null ? "unknown" : stored.to(String.class);
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

    private static Property vectors(int dimensions) {
        return Property.of(property -> property.denseVector(vector -> vector.dims(dimensions)
                .similarity(DenseVectorSimilarity.Cosine)
                .indexOptions(options -> options.type(DenseVectorIndexOptionsType.Int8Flat))));
    }

    private static String indexName(Embedder embedder) {
        String model = embedder.modelId().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
        return ALIAS + "-" + model + "-1";
    }
}
