// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import dev.keepsake.contracts.wire.Check;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What holds for arguments before any schema is asked: null means absent, and every text can be stored everywhere. */
final class JsonTexts {
    private JsonTexts() {}

    /** Clients send null for what they leave out; inside arrays a null stays, for it would shift what follows. */
    static void dropNulls(JsonNode node) {
        if (node instanceof ObjectNode object) {
            List<String> nulls = object.properties().stream()
                    .filter(property -> property.getValue().isNull())
                    .map(Map.Entry::getKey)
                    .toList();
            object.remove(nulls);
        }
        node.forEach(JsonTexts::dropNulls);
    }

    static void refuseUnstorable(JsonNode arguments) {
        walk("", arguments);
    }

    private static void walk(String path, JsonNode node) {
        if (node.isString()) {
            Check.storable(path, node.stringValue());
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                walk(path + "[" + i + "]", array.get(i));
            }
        } else {
            for (Map.Entry<String, JsonNode> property : node.properties()) {
                walk(path.isEmpty() ? property.getKey() : path + "." + property.getKey(), property.getValue());
            }
        }
    }

    /** The path of the value that could not be read, as in {@code messages[0].timestamp}. */
    static String pathOf(JacksonException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return path.toString();
    }
}
