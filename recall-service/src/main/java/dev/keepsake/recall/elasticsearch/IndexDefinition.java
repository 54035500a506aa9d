// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The settings and mappings of an index, as kept beside the code. */
final class IndexDefinition {
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
}
