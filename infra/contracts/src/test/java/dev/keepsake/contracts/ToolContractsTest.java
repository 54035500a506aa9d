// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.tool.Schemas;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ToolContractsTest {
    static List<ToolContract<?, ?>> everyTool() {
        return ToolContracts.withRestOnly();
    }

    @Test
    void declaresEachOfThe23ToolsOnce() {
        Set<String> names = ToolContracts.all().stream().map(ToolContract::name).collect(Collectors.toSet());

        assertThat(ToolContracts.all()).hasSize(23);
        assertThat(names).hasSize(23);
    }

    @Test
    void noTwoToolsShareARoute_unlessTheyDifferInAnArgument() {
        Map<Object, Long> routes =
                ToolContracts.all().stream().collect(Collectors.groupingBy(ToolContract::route, Collectors.counting()));

        assertThat(routes).hasSize(22);
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void everyArgumentIsDescribed(ToolContract<?, ?> tool) {
        ObjectNode schema = Schemas.of(tool.arguments());

        assertThat(schema.path("type").asString()).isEqualTo("object");
        schema.path("properties")
                .properties()
                .forEach(property -> assertThat(
                                property.getValue().path("description").asString(""))
                        .as(tool.name() + "." + property.getKey())
                        .isNotBlank());
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void aDefaultInTheSchemaIsTheDefaultInTheRecord(ToolContract<?, ?> tool) throws IOException {
        ObjectNode arguments = golden(tool, "arguments");
        JsonNode properties = Schemas.of(tool.arguments()).path("properties");
        properties.properties().forEach(property -> {
            if (property.getValue().has("default")) {
                arguments.remove(property.getKey());
            }
        });
        arguments.remove("k");

        JsonNode read = Json.mapper().valueToTree(Json.mapper().treeToValue(arguments, tool.arguments()));

        properties.properties().forEach(property -> {
            if (property.getValue().has("default")) {
                assertThat(read.path(property.getKey()).toString())
                        .as(tool.name() + "." + property.getKey())
                        .isEqualTo(property.getValue().path("default").toString());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void theGoldenArgumentsAndResultAreReadAndWrittenUnchanged(ToolContract<?, ?> tool) throws IOException {
        assertRoundTrip(golden(tool, "arguments"), tool.arguments());
        assertRoundTrip(golden(tool, "result"), tool.result());
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void aSettlementIsABooleanOfTheResult(ToolContract<?, ?> tool) {
        tool.settlementField()
                .ifPresent(field -> assertThat(Schemas.of(tool.result())
                                .at("/properties/" + field + "/type")
                                .asString())
                        .isEqualTo("boolean"));
    }

    private static void assertRoundTrip(ObjectNode json, Class<?> type) {
        JsonNode written = Json.mapper().valueToTree(Json.mapper().treeToValue(json, type));

        json.properties()
                .forEach(property -> assertThat(written.path(property.getKey()).toString())
                        .as(property.getKey())
                        .isEqualTo(property.getValue().toString()));
    }

    private static ObjectNode golden(ToolContract<?, ?> tool, String part) throws IOException {
        String path = "/golden/" + tool.name() + "/" + part + ".json";
        try (InputStream in = ToolContractsTest.class.getResourceAsStream(path)) {
            assertThat(in).as(path).isNotNull();
            return (ObjectNode) Json.mapper().readTree(in);
        }
    }
}
