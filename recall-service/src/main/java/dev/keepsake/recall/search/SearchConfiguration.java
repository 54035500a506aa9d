// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.language.embedding.Embedder;
import java.time.Clock;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the search. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(SearchSettings.class)
class SearchConfiguration {
    @Bean
    MemorySearch memorySearch(MemoryIndex index, Embedder embedder, SearchSettings settings) {
        return new MemorySearch(index, embedder, settings.candidates());
    }

    @Bean
    ToolHandler<MemoryRecall.Arguments, MemoryRecall.Result> memoryRecall(MemorySearch search, Clock clock) {
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
}
