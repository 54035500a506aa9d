// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.language.embedding.LocalEmbedder;
import dev.keepsake.language.embedding.LocalModel;
import dev.keepsake.recall.likeness.Background;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Loads the embedding model of the local engine. */
@Configuration(proxyBeanMethods = false)
class EmbeddingConfiguration {
    @Bean(destroyMethod = "close")
    @ConditionalOnMissingBean(Embedder.class)
    LocalEmbedder embedder(@Value("${keepsake.recall.embedding-model}") LocalModel model) {
        return LocalEmbedder.load(model, 1);
    }

    @Bean
    Background background(Embedder embedder) {
        return Background.of(embedder);
    }
}
