// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.catalog.OfferedTool;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Describes the served tools as OpenAPI 3.1. Written from the catalogue as it stands: version 3.1 takes the same JSON
 * Schemas that MCP clients get, so there is nothing to translate.
 */
final class OpenApiDocument {
    private static final Audience EVERYBODY = new Audience(Set.of(Grant.values()), false);
    private static final Map<String, String> PROBLEMS = new TreeMap<>(Map.of(
            "400", "malformed or out-of-range input, naming the field",
            "401", "missing, unknown, revoked or expired key",
            "403", "the key or role may not do this",
            "404", "no such memory or source, or no such tool on this installation",
            "409", "already done otherwise",
            "413", "body too large",
            "429", "a limit was reached; says when to retry",
            "503", "a service or store does not answer; says when to retry"));

    private final Catalog catalog;

    OpenApiDocument(Catalog catalog) {
        this.catalog = catalog;
    }

    ObjectNode at(String address) {
        ObjectNode document = Json.mapper().createObjectNode().put("openapi", "3.1.0");
        document.putObject("info")
                .put("title", "Keepsake")
                .put("version", "v1")
                .put(
                        "description",
                        "Long-term memory for AI agents. With an app key every operation also takes \"space\", the name"
                                + " your app gives the user the call is for.");
        document.putArray("servers").addObject().put("url", address);
        document.putArray("security").addObject().putArray("key");
        ObjectNode paths = document.putObject("paths");
        List<OfferedTool> offered = catalog.offeredTo(EVERYBODY);
        ToolRoute.of(offered).forEach(route -> describe(paths, route));
        describePlain(
                paths,
                "/api/v1/export",
                "Export everything",
                "application/x-ndjson",
                "Everything you have, one JSON object a line: the records of every page under /api/v1/export/. The last line"
                        + " is {\"type\":\"end\",\"lines\":n}; without it the export was cut off.");
        describePlain(
                paths, "/api/v1/account", "Whose memory is this", "application/json", "Whose memory the key opens.");
        describeShared(document.putObject("components"));
        return document;
    }

    private static void describe(ObjectNode paths, ToolRoute route) {
        OfferedTool tool = route.tools().get(0);
        boolean isQuery = !route.route().takesBody();
        ObjectNode operation = paths.withObjectProperty(route.route().path())
                .putObject(route.route().method().toLowerCase(Locale.ROOT));
        operation
                .put("operationId", tool.name())
                .put("summary", tool.contract().title())
                .put("description", tool.contract().description());
        if (isQuery) {
            describeQuery(operation, tool);
        } else {
            json(operation.putObject("requestBody").put("required", true), body(route));
        }
        ObjectNode responses = operation.putObject("responses");
        json(
                responses.putObject(Integer.toString(route.route().success())).put("description", "The tool's result."),
                tool.outputSchema());
        PROBLEMS.keySet()
                .forEach(status -> responses.putObject(status).put("$ref", "#/components/responses/" + status));
    }

    private static void describePlain(ObjectNode paths, String path, String summary, String type, String description) {
        ObjectNode operation = paths.withObjectProperty(path).putObject("get");
        operation.put("summary", summary).put("description", description);
        ObjectNode responses = operation.putObject("responses");
        responses
                .putObject("200")
                .put("description", summary)
                .putObject("content")
                .putObject(type);
        List.of("401", "403", "503")
                .forEach(status -> responses.putObject(status).put("$ref", "#/components/responses/" + status));
    }

    private static ObjectNode body(ToolRoute route) {
        ObjectNode schema = route.tools().get(0).inputSchema();
        for (OfferedTool variant : route.variants()) {
            schema.withObjectProperty("properties")
                    .putObject(ToolRoute.flag(variant))
                    .put("type", "boolean")
                    .put("default", false)
                    .put(
                            "description",
                            "true: " + variant.name() + ". "
                                    + variant.contract().description());
        }
        return schema;
    }

    private static void describeQuery(ObjectNode operation, OfferedTool tool) {
        ObjectNode schema = tool.inputSchema();
        List<String> required =
                schema.path("required").valueStream().map(JsonNode::asString).toList();
        var parameters = operation.putArray("parameters");
        schema.path("properties").properties().forEach(property -> {
            ObjectNode parameter = parameters.addObject();
            parameter
                    .put("name", property.getKey())
                    .put("in", isInPath(tool, property.getKey()) ? "path" : "query")
                    .put("required", required.contains(property.getKey()));
            parameter.set("schema", property.getValue());
        });
    }

    private static boolean isInPath(OfferedTool tool, String argument) {
        return tool.contract().route().path().contains("{" + argument + "}");
    }

    private static void describeShared(ObjectNode components) {
        components
                .putObject("securitySchemes")
                .putObject("key")
                .put("type", "http")
                .put("scheme", "bearer")
                .put("description", "A key as printed by key create.");
        ObjectNode problem =
                components.putObject("schemas").putObject("Problem").put("type", "object");
        ObjectNode properties = problem.putObject("properties");
        List.of("type", "title", "detail", "code")
                .forEach(name -> properties.putObject(name).put("type", "string"));
        List.of("status", "retryAfter")
                .forEach(name -> properties.putObject(name).put("type", "integer"));
        ObjectNode responses = components.putObject("responses");
        PROBLEMS.forEach((status, meaning) -> responses
                .putObject(status)
                .put("description", meaning)
                .putObject("content")
                .putObject("application/problem+json")
                .putObject("schema")
                .put("$ref", "#/components/schemas/Problem"));
    }

    private static void json(ObjectNode part, ObjectNode schema) {
        part.putObject("content").putObject("application/json").set("schema", schema);
    }
}
