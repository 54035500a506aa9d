// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import static org.assertj.core.api.Assertions.assertThat;

import co.elastic.clients.elasticsearch._types.mapping.Property;
import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class IndexDefinitionTest {

    @Test
    void theMarkIsThatOfWhatAnIndexCanBeSearchedBy_notOfItsName() {
        CreateIndexRequest definition = IndexDefinition.read("memories", "memories-1", "memories");
        CreateIndexRequest next =
                IndexDefinition.marked(IndexDefinition.read("memories", "memories-2", "memories-next"));

        assertThat(IndexDefinition.mark(next)).isEqualTo(IndexDefinition.mark(definition));
    }

    @Test
    void theMarkChangesWithAField_alsoWithOneThatTheCodeAdds() {
        CreateIndexRequest definition = IndexDefinition.read("memories", "memories-1", "memories");
        CreateIndexRequest more = definition
                .rebuild()
                .mappings(Objects.requireNonNull(definition.mappings())
                        .rebuild()
                        .properties("smell", Property.of(property -> property.keyword(keyword -> keyword)))
                        .build())
                .build();

        assertThat(IndexDefinition.mark(more)).isNotEqualTo(IndexDefinition.mark(definition));
    }
}
