// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Clock;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.validation.annotation.Validated;

/** Wires the search. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SearchConfiguration.Settings.class)
class SearchConfiguration {
    @Bean
    MemorySearch memorySearch(MemoryIndex index, Embedder embedder, Background background, Settings settings) {
        return new MemorySearch(index, embedder, background, settings.candidates());
    }

    @Bean
    ToolHandler<RecallArguments, MemoryRecall.Result> memoryRecall(MemorySearch search, Clock clock) {
        return new MemoryRecallHandler(search, clock);
    }

    @Bean
    ToolHandler<Search.Arguments, Search.Result> search(MemorySearch search, Clock clock) {
        return new SearchHandler(search, clock);
    }

    @Bean
    ToolHandler<SearchMemories.Arguments, SearchMemories.Result> searchMemories(MemorySearch search, Clock clock) {
        return new SearchMemoriesHandler(search, clock);
    }

    /** Runs before the service says it is ready, so that the first caller does not pay for it. */
    @Bean
    ApplicationRunner searchWarmUp(MemorySearch search, Clock clock) {
        return arguments -> new WarmUp(search, clock).run();
    }

    /**
     * Settings {@code keepsake.recall.search.*}.
     *
     * @param candidates how many memories the word search and the vector search give each, before scoring
     */
    @Validated
    @ConfigurationProperties("keepsake.recall.search")
    record Settings(@DefaultValue("100") @Min(60) @Max(1000) int candidates) {}
}
