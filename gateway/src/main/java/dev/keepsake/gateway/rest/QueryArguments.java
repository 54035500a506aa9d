// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.catalog.OfferedTool;
import java.util.List;
import java.util.Objects;
import org.springframework.util.MultiValueMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads arguments from a query, where all is text: the tool's schema says what each text stands for. */
final class QueryArguments {
    private static final int LONGEST_NUMBER = 25;

    private QueryArguments() {}

    static ObjectNode read(MultiValueMap<String, String> query, OfferedTool tool) {
        ObjectNode arguments = Json.mapper().createObjectNode();
        query.forEach((name, values) -> arguments.set(name, value(name, values, tool.argumentSchema(name))));
        return arguments;
    }

    private static JsonNode value(String name, List<String> values, JsonNode schema) {
        if (schema.path("type").asString("").equals("array")) {
            JsonNode items = schema.path("items");
            return Json.mapper()
                    .createArrayNode()
                    .addAll(values.stream().map(text -> typed(text, items)).toList());
        }
        if (values.size() > 1) {
            throw CallRefused.invalid("\"" + name + "\" must be given once.");
        }
        // "?limit" without a sign of equality has no text at all.
        return typed(Objects.requireNonNullElse(values.get(0), ""), schema);
    }

    /** A text that is not of the type stays text, and the check against the schema says what is wrong with it. */
    private static JsonNode typed(String text, JsonNode schema) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return switch (schema.path("type").asString("")) {
            case "integer", "number" -> number(text);
            case "boolean" ->
                text.equals("true") || text.equals("false")
                        ? nodes.booleanNode(Boolean.parseBoolean(text))
                        : nodes.stringNode(text);
            default -> nodes.stringNode(text);
        };
    }

    /** Longer ones are no numbers that any tool takes, and would cost much to read. */
    private static JsonNode number(String text) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (text.length() > LONGEST_NUMBER) {
            return nodes.stringNode(text);
        }
        try {
            JsonNode read = Json.mapper().readTree(text);
            return read.isNumber() ? read : nodes.stringNode(text);
        } catch (JacksonException e) {
            return nodes.stringNode(text);
        }
    }
}
