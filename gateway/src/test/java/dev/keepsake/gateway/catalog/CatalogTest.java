// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class CatalogTest {
    private static final Audience EVERYTHING = new Audience(Set.of(Grant.values()), false);
    private static final Set<String> SERVED = new HashSet<>();

    /** One for all tests: it reads every schema when it is made. */
    private static final Catalog CATALOG = new Catalog(ToolContracts.all(), SERVED::contains);

    static List<String> everyTool() {
        return ToolContracts.all().stream().map(ToolContract::name).toList();
    }

    @BeforeEach
    void nothingIsServedYet() {
        SERVED.clear();
    }

    @Test
    void offersOnlyWhatAServiceAnswers_asOfNow() {
        SERVED.add("search");
        assertThat(names(EVERYTHING)).containsExactly("search");

        SERVED.add("fetch");
        assertThat(names(EVERYTHING)).containsExactly("search", "fetch");
    }

    @Test
    void hidesWhatAKeyMayNotDo() {
        SERVED.addAll(everyTool());

        assertThat(names(new Audience(Set.of(Grant.READ), false)))
                .contains("search", "list_memories")
                .doesNotContain("remember", "memory_write", "forget", "correct", "memory_feedback");
        assertThat(names(new Audience(Set.of(Grant.READ, Grant.WRITE), false)))
                .contains("search", "remember")
                .doesNotContain("forget", "correct");
        assertThat(names(EVERYTHING)).hasSameElementsAs(everyTool());
    }

    @Test
    void findsNoToolThatIsHidden() {
        SERVED.addAll(everyTool());

        assertThat(CATALOG.offered("remember", new Audience(Set.of(Grant.READ), false)))
                .isEmpty();
        assertThat(CATALOG.offered("no_such_tool", EVERYTHING)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void anAppNamesItsUserOnEveryTool_asFreeText(String tool) {
        SERVED.add(tool);
        OfferedTool offered = CATALOG.offered(tool, new Audience(Set.of(Grant.values()), true))
                .orElseThrow();

        JsonNode space = offered.inputSchema().path("properties").path("space");

        assertThat(space.path("type").asString("")).isEqualTo("string");
        assertThat(space.has("enum")).isFalse();
        assertThat(space.path("description").asString("")).isNotBlank();
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void readsTheGoldenArgumentsOfEveryTool(String tool) throws IOException {
        SERVED.add(tool);
        try (InputStream golden = CatalogTest.class.getResourceAsStream("/golden/" + tool + "/arguments.json")) {
            JsonNode arguments = Json.mapper().readTree(golden);

            CheckedArguments checked =
                    CATALOG.offered(tool, EVERYTHING).orElseThrow().read(arguments);

            assertThat((JsonNode) checked.json()).isEqualTo(arguments);
        }
    }

    @ParameterizedTest
    @MethodSource("everyTool")
    void showsBothSchemasAsObjects(String tool) {
        SERVED.add(tool);
        OfferedTool offered = CATALOG.offered(tool, EVERYTHING).orElseThrow();

        assertThat(offered.inputSchema().path("type").asString("")).isEqualTo("object");
        assertThat(offered.inputSchema().path("properties").isObject()).isTrue();
        assertThat(offered.outputSchema().path("type").asString("")).isEqualTo("object");
    }

    private List<String> names(Audience audience) {
        return CATALOG.offeredTo(audience).stream().map(OfferedTool::name).toList();
    }
}
