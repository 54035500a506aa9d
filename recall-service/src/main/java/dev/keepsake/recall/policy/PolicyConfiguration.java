// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.projection.SourceStore;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** Wires policies: kept as they come in with the sources, found when a question is asked. */
@Configuration(proxyBeanMethods = false)
class PolicyConfiguration {
    @Bean
    PolicyIndexer policyIndexer(Embedder embedder, Background background) {
        return new PolicyIndexer(embedder, background);
    }

    /** Stands before the store of sources: a service reads each topic once. */
    @Bean
    @Primary
    SourceStore policyKeeper(@Qualifier("sources") SourceStore sources, PolicyStore policies, PolicyIndexer indexer) {
        return new PolicyKeeper(sources, policies, indexer);
    }

    @Bean
    GoverningPolicy governingPolicy(
            PolicyStore policies, PolicyIndexer indexer, Embedder embedder, Background background) {
        return new GoverningPolicy(new PolicyShelf(policies, indexer), embedder, background);
    }
}
