// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import tools.jackson.databind.node.ObjectNode;

/** The golden examples of the contract. */
final class Golden {
    private Golden() {}

    static ObjectNode arguments(String tool) {
        return read(tool, "arguments");
    }

    static ObjectNode result(String tool) {
        return read(tool, "result");
    }

    private static ObjectNode read(String tool, String part) {
        String path = "/golden/" + tool + "/" + part + ".json";
        try (InputStream json = Objects.requireNonNull(Golden.class.getResourceAsStream(path), path)) {
            return (ObjectNode) Json.mapper().readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
