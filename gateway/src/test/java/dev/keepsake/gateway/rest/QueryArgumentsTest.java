// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.catalog.OfferedTool;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.util.LinkedMultiValueMap;

class QueryArgumentsTest {
    private final Catalog catalog = new Catalog(ToolContracts.all(), name -> true);

    @Test
    void readsEachTextAsTheTypeOfItsArgument() {
        assertThat(read("query_knowledge", Map.of("limit", List.of("5")))).isEqualTo("{\"limit\":5}");
        assertThat(read("query_knowledge", Map.of("min_score", List.of("0.5")))).isEqualTo("{\"min_score\":0.5}");
        assertThat(read("query_knowledge", Map.of("include_facets", List.of("true"))))
                .isEqualTo("{\"include_facets\":true}");
        assertThat(read("query_knowledge", Map.of("query", List.of("5")))).isEqualTo("{\"query\":\"5\"}");
    }

    @Test
    void readsRepetitionAsAnArray() {
        assertThat(read("query_knowledge", Map.of("topic_category", List.of("a", "b"))))
                .isEqualTo("{\"topic_category\":[\"a\",\"b\"]}");
    }

    @Test
    void leavesATextThatIsNoNumberForTheCheckToRefuse() {
        assertThat(read("query_knowledge", Map.of("limit", List.of("five")))).isEqualTo("{\"limit\":\"five\"}");
        assertThat(read("query_knowledge", Map.of("limit", List.of("9".repeat(26)))))
                .isEqualTo("{\"limit\":\"" + "9".repeat(26) + "\"}");
    }

    @Test
    void refusesAnArgumentGivenTwice() {
        assertThatThrownBy(() -> read("query_knowledge", Map.of("limit", List.of("5", "6"))))
                .hasMessage("\"limit\" must be given once.");
    }

    private String read(String name, Map<String, List<String>> query) {
        OfferedTool tool = catalog.offered(name, new Audience(Set.of(Grant.values()), false))
                .orElseThrow();
        return QueryArguments.read(new LinkedMultiValueMap<>(query), tool).toString();
    }
}
