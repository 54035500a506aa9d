// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import dev.keepsake.contracts.tool.Schemas;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema of a record as services that keep to it want it: nothing beside what is named. */
final class ReplySchema {
    private ReplySchema() {}

    static String of(Class<?> record) {
        ObjectNode schema = Schemas.of(record);
        close(schema);
        return schema.toString();
    }

    private static void close(JsonNode node) {
        if (node instanceof ObjectNode object && object.has("properties")) {
            object.put("additionalProperties", false);
        }
        node.forEach(ReplySchema::close);
    }
}
