// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import tools.jackson.databind.node.ObjectNode;

/** The settings and mappings of an index, as kept beside the code. */
final class IndexDefinition {
    private IndexDefinition() {}

    /** A fresh copy. */
    static ObjectNode read(String name) {
        try (InputStream definition = IndexDefinition.class.getResourceAsStream("/elasticsearch/" + name + ".json")) {
            if (definition == null) {
                throw new IllegalStateException("no definition of index " + name);
            }
            return (ObjectNode) Json.mapper().readTree(definition);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
