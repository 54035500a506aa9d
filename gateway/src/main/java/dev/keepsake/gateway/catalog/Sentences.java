// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Says in plain words what a JSON Schema validator found: which field, which limit. */
final class Sentences {
    private static final int MOST = 5;

    private Sentences() {}

    static String of(List<Error> errors) {
        List<String> sentences = errors.stream().map(Sentences::of).distinct().toList();
        String first = sentences.stream().limit(MOST).collect(Collectors.joining(" "));
        int left = sentences.size() - MOST;
        return left > 0 ? first + " And " + left + " more like these." : first;
    }

    private static String of(Error error) {
        JsonNode limit = error.getSchemaNode();
        return switch (error.getKeyword()) {
            case "required" -> quoted(path(error.getInstanceLocation(), error.getProperty())) + " is required.";
            case "type" -> field(error) + " must be " + kind(limit) + ".";
            case "minimum" -> field(error) + " must be " + limit.asString() + " or more.";
            case "maximum" -> field(error) + " must be " + limit.asString() + " or less.";
            case "minLength" ->
                limit.asInt() == 1
                        ? field(error) + " must not be empty."
                        : field(error) + " must be at least " + limit.asString() + " characters long.";
            case "maxLength" -> field(error) + " must be at most " + limit.asString() + " characters long.";
            case "minItems" -> field(error) + " must hold at least " + items(limit) + ".";
            case "maxItems" -> field(error) + " must hold at most " + items(limit) + ".";
            case "enum" -> field(error) + " must be one of " + allowed(limit) + ".";
            default -> field(error) + " is not as the tool's schema asks.";
        };
    }

    private static String field(Error error) {
        String path = path(error.getInstanceLocation(), null);
        return path.isEmpty() ? "The arguments" : quoted(path);
    }

    private static String quoted(String path) {
        return "\"" + path + "\"";
    }

    private static String path(NodePath location, @Nullable String last) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < location.getNameCount(); i++) {
            append(path, location.getElement(i));
        }
        if (last != null) {
            append(path, last);
        }
        return path.toString();
    }

    private static void append(StringBuilder path, Object step) {
        if (step instanceof Integer index) {
            path.append('[').append(index).append(']');
        } else {
            path.append(path.isEmpty() ? "" : ".").append(step);
        }
    }

    private static String kind(JsonNode type) {
        if (type.isArray()) {
            return StreamSupport.stream(type.spliterator(), false)
                    .filter(each -> !each.asString().equals("null"))
                    .map(Sentences::kind)
                    .collect(Collectors.joining(" or "));
        }
        return switch (type.asString()) {
            case "string" -> "a string";
            case "integer" -> "a whole number";
            case "number" -> "a number";
            case "boolean" -> "true or false";
            case "array" -> "an array";
            case "object" -> "an object";
            default -> "of type " + type.asString();
        };
    }

    private static String items(JsonNode limit) {
        return limit.asInt() == 1 ? "1 item" : limit.asString() + " items";
    }

    private static String allowed(JsonNode values) {
        return StreamSupport.stream(values.spliterator(), false)
                .filter(value -> !value.isNull())
                .map(JsonNode::toString)
                .collect(Collectors.joining(", "));
    }
}
