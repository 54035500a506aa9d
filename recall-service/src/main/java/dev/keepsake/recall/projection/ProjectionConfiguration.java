// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SpaceErased;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.messaging.EventBatchHandler;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.recall.likeness.Background;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the readers of events. */
@Configuration(proxyBeanMethods = false)
class ProjectionConfiguration {
    @Bean
    LineVectors lineVectors(Embedder embedder) {
        return new LineVectors(embedder);
    }

    @Bean
    EventBatchHandler<MemoryChanged> memoriesProjection(
            MemoryStore store, ForgottenLedger forgotten, Background background, LineVectors lines) {
        return new MemoriesProjection(store, forgotten, background, lines);
    }

    @Bean
    EventBatchHandler<SourceChanged> sourcesProjection(SourceStore store, ForgottenLedger forgotten) {
        return new SourcesProjection(store, forgotten);
    }

    @Bean
    EventHandler<SpaceErased> spacesProjection(SpaceLeavings leavings) {
        return new SpacesProjection(leavings);
    }
}
