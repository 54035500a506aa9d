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
import dev.keepsake.recall.elasticsearch.Generations.Generation;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Alias {@code memories} and the indexes behind it, each of which belongs to one embedding model. With another model configured
 * the index is used by its words alone until it is rebuilt: vectors of two models are never compared.
 */
final class MemoriesIndex {
    static final String ALIAS = "memories";
    static final String MODEL = "model";
    static final String VECTOR = "vector";
    static final String LINE_VECTOR = "line_vector";
    private static final Logger LOG = LoggerFactory.getLogger(MemoriesIndex.class);
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Embedder embedder;
    private final Generations generations;
    private final String mark;

    private MemoriesIndex(Embedder embedder, Generations generations) {
        this.embedder = embedder;
        this.generations = generations;
        this.mark = IndexDefinition.mark(definition(embedder, 1, ALIAS));
    }

    /** Opens the index, or makes it. */
    static MemoriesIndex open(SearchServer server, Embedder embedder, Clock clock) {
        new IndexCreation(server)
                .ensure(ALIAS, definition(embedder, 1, ALIAS), clock.instant().plus(PATIENCE));
        MemoriesIndex index = new MemoriesIndex(embedder, new Generations(server, clock, ALIAS));
        if (!index.holdsOurVectors()) {
            LOG.warn(
                    "The memory index holds vectors of {}, the model in use is {}: words only until a reindex",
                    index.model(),
                    embedder.modelId());
        }
        if (index.isOfEarlierVersion()) {
            LOG.warn("The memory index was made by an earlier version: searches find less in it until a reindex");
        }
        return index;
    }

    Generations generations() {
        return generations;
    }

    /** Whether the vectors of the index that is read and those of the model in use may be compared. */
    boolean holdsOurVectors() {
        return isOurs(generations.seen().live());
    }

    /** Whether the index that is read was made by another definition than this version's, and so lacks what that adds. */
    boolean isOfEarlierVersion() {
        return !generations.seen().live().definition().equals(mark);
    }

    /** Whether an index holds vectors of the model in use. */
    boolean isOurs(Generation generation) {
        return generation.model().equals(embedder.modelId());
    }

    String modelInUse() {
        return embedder.modelId();
    }

    /** The model whose vectors the index that is read holds. */
    String model() {
        return generations.seen().live().model();
    }

    /** Begins a new index for the model in use, empty. */
    void begin() {
        generations.begin(number -> definition(embedder, number, generations.next()));
    }

    private static CreateIndexRequest definition(Embedder embedder, int number, String alias) {
        CreateIndexRequest definition = IndexDefinition.read(ALIAS, indexName(embedder, number), alias);
        TypeMapping mappings = Objects.requireNonNull(definition.mappings())
                .rebuild()
                .meta(MODEL, JsonData.of(embedder.modelId()))
                .meta("dimensions", JsonData.of(embedder.dimensions()))
                .properties(VECTOR, vectors(embedder.dimensions()))
                .properties(LINE_VECTOR, vectors(embedder.dimensions()))
                .build();
        return IndexDefinition.marked(definition.rebuild().mappings(mappings).build());
    }

    // One bit for each number of a vector finds what is then compared exactly (CandidateQueries): less is read of a
    // space,
    // which is looked through whole for every question.
    private static Property vectors(int dimensions) {
        return Property.of(property -> property.denseVector(vector -> vector.dims(dimensions)
                .similarity(DenseVectorSimilarity.Cosine)
                .indexOptions(options -> options.type(DenseVectorIndexOptionsType.BbqFlat))));
    }

    private static String indexName(Embedder embedder, int number) {
        String model = embedder.modelId().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
        return ALIAS + "-" + model + "-" + number;
    }
}
