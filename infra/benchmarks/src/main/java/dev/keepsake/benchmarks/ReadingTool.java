// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tools.jackson.databind.node.ObjectNode;

/** The reading tools whose latency counts, with the argument that takes the question. */
enum ReadingTool {
    MEMORY_RECALL("query"),
    RECALL_CONTEXT("current_prompt"),
    RECALL_VERIFIED("query"),
    SEARCH("query"),
    ASK("question");

    private final String argument;

    ReadingTool(String argument) {
        this.argument = argument;
    }

    String toolName() {
        return name().toLowerCase(Locale.ROOT);
    }

    ObjectNode question(String asked) {
        return Json.mapper().createObjectNode().put(argument, asked);
    }

    /** Reads the name of a tool. */
    static final class ByName implements ITypeConverter<ReadingTool> {
        @Override
        public ReadingTool convert(String name) {
            return Arrays.stream(values())
                    .filter(tool -> tool.toolName().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("Not a tool that is timed: " + name));
        }
    }
}
