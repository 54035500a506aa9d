// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.mapping.TypeMapping;
import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import co.elastic.clients.elasticsearch.indices.IndexSettings;
import co.elastic.clients.json.JsonData;
import co.elastic.clients.json.JsonpUtils;
import co.elastic.clients.json.jackson.Jackson3JsonpMapper;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.SerializationFeature;

/** The settings and mappings of an index, as kept beside the code. */
final class IndexDefinition {
    /** In an index's own description: the mark of the definition it was made by. */
    static final String META = "definition";

    private IndexDefinition() {}

    /** The request that makes an index behind an alias, by the definition of that name. */
    static CreateIndexRequest read(String name, String index, String alias) {
        try (InputStream definition = IndexDefinition.class.getResourceAsStream("/elasticsearch/" + name + ".json")) {
            if (definition == null) {
                throw new IllegalStateException("no definition of index " + name);
            }
            return new CreateIndexRequest.Builder()
                    .withJson(definition)
                    .index(index)
                    .aliases(alias, behind -> behind)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same request; the index that it makes will tell by which definition it was made. */
    static CreateIndexRequest marked(CreateIndexRequest request) {
        TypeMapping mappings = mappings(request)
                .rebuild()
                .meta(META, JsonData.of(mark(request)))
                .build();
        return request.rebuild().mappings(mappings).build();
    }

    /** Changes with what an index can be searched by, and with nothing else. */
    static String mark(CreateIndexRequest request) {
        IndexSettings settings = request.settings();
        String searched = json(mappings(request)) + json(settings == null ? null : settings.analysis());
        return UUID.nameUUIDFromBytes(searched.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static TypeMapping mappings(CreateIndexRequest request) {
        return Objects.requireNonNull(request.mappings());
    }

    /** Without the description, and in one order of names, whatever the client keeps them in. */
    private static String json(@Nullable Object part) {
        if (part == null) {
            return "";
        }
        String json = JsonpUtils.toJsonString(part, new Jackson3JsonpMapper(Json.mapper()));
        Map<String, Object> named = Json.mapper().readValue(json, new TypeReference<>() {});
        named.remove("_meta");
        return Json.mapper()
                .writer()
                .with(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .writeValueAsString(named);
    }
}
