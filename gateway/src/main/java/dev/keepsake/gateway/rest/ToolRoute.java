// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.gateway.catalog.OfferedTool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.server.PathContainer;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;
import tools.jackson.databind.JsonNode;

/**
 * The tools at one method and path. Where there are several, the first is meant unless the body says {@code true} under
 * the last word of another's name: {@code verified} for {@code recall_verified}.
 */
record ToolRoute(RestRoute route, List<OfferedTool> tools) {
    OfferedTool chosenBy(JsonNode arguments) {
        return variants().stream()
                .filter(tool -> isSet(arguments, flag(tool)))
                .findFirst()
                .orElse(tools.get(0));
    }

    /** The tools that must be asked for by their flag. */
    List<OfferedTool> variants() {
        return tools.subList(1, tools.size());
    }

    private static boolean isSet(JsonNode arguments, String flag) {
        JsonNode value = arguments.path(flag);
        if (!value.isBoolean() && !value.isNull() && !value.isMissingNode()) {
            throw CallRefused.invalid("\"" + flag + "\" must be true or false.");
        }
        return value.asBoolean(false);
    }

    static String flag(OfferedTool tool) {
        return tool.name().substring(tool.name().lastIndexOf('_') + 1);
    }

    /** The arguments that the path itself carries; empty where it is another path. */
    Optional<Map<String, String>> pathArguments(String path) {
        PathPattern.PathMatchInfo match =
                PathPatternParser.defaultInstance.parse(route.path()).matchAndExtract(PathContainer.parsePath(path));
        return Optional.ofNullable(match).map(PathPattern.PathMatchInfo::getUriVariables);
    }

    /** Every route there is, in the order of the catalogue. */
    static List<ToolRoute> of(List<OfferedTool> known) {
        Map<RestRoute, List<OfferedTool>> byRoute = new LinkedHashMap<>();
        known.forEach(tool -> byRoute.computeIfAbsent(tool.contract().route(), route -> new ArrayList<>())
                .add(tool));
        return byRoute.entrySet().stream()
                .map(route -> new ToolRoute(route.getKey(), List.copyOf(route.getValue())))
                .toList();
    }
}
