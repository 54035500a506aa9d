// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.gateway.catalog.OfferedTool;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The tools at one path. Where there are several, the first is meant unless the body says {@code true} under the last
 * word of another's name: {@code verified} for {@code recall_verified}.
 */
record ToolRoute(RestRoute route, List<OfferedTool> tools) {
    OfferedTool chosenBy(JsonNode arguments) {
        return variants().stream()
                .filter(tool -> arguments.path(flag(tool)).asBoolean(false))
                .findFirst()
                .orElse(tools.get(0));
    }

    /** The tools that must be asked for by their flag. */
    List<OfferedTool> variants() {
        return tools.subList(1, tools.size());
    }

    static String flag(OfferedTool tool) {
        return tool.name().substring(tool.name().lastIndexOf('_') + 1);
    }

    static Optional<ToolRoute> at(String path, List<OfferedTool> known) {
        List<OfferedTool> there = known.stream()
                .filter(tool -> tool.contract().route().path().equals(path))
                .toList();
        return there.isEmpty()
                ? Optional.empty()
                : Optional.of(new ToolRoute(there.get(0).contract().route(), there));
    }
}
