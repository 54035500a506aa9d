// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.messaging.ErrorTranslator;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.retry.RetryException;
import org.springframework.core.retry.RetryPolicy;
import org.springframework.core.retry.RetryTemplate;

/** Wires the Elasticsearch adapters. The indexes exist before anything else starts. */
@Configuration(proxyBeanMethods = false)
class ElasticsearchConfiguration {
    private static final long BYTES_A_MEGABYTE = 1024 * 1024;
    private static final RetryPolicy AT_START = RetryPolicy.builder()
            .includes(IndexUnavailable.class)
            .delay(Duration.ofMillis(500))
            .multiplier(1.5)
            .maxDelay(Duration.ofSeconds(5))
            .maxRetries(20)
            .build();

    @Bean
    SearchServer searchServer(ElasticsearchClient client, Clock clock) {
        return new SearchServer(client, clock);
    }

    @Bean
    Searches searches(SearchServer server) {
        return new Searches(server);
    }

    @Bean
    MemoriesIndex memoriesIndex(SearchServer server, Embedder embedder, Clock clock) throws RetryException {
        return new RetryTemplate(AT_START).execute(() -> MemoriesIndex.open(server, embedder, clock));
    }

    @Bean
    ElasticsearchSources sources(SearchServer server, Searches searches, Clock clock) throws RetryException {
        return new RetryTemplate(AT_START).execute(() -> ElasticsearchSources.open(server, searches, clock));
    }

    @Bean(destroyMethod = "close")
    IndexWatch indexWatch(MemoriesIndex memories, ElasticsearchSources sources) {
        return new IndexWatch(List.of(memories.generations(), sources.generations()));
    }

    @Bean
    ElasticsearchNextIndex nextIndex(
            SearchServer server, MemoriesIndex memories, ElasticsearchSources sources, Clock clock) {
        return new ElasticsearchNextIndex(server, memories, sources, clock);
    }

    @Bean
    ElasticsearchInventory indexInventory(
            SearchServer server, MemoriesIndex memories, ElasticsearchSources sources, Clock clock) {
        return new ElasticsearchInventory(server, memories, sources, clock);
    }

    @Bean
    RecentMemories recentMemories(@Value("${keepsake.recall.search.recent-megabytes:48}") int megabytes) {
        return new RecentMemories(megabytes * BYTES_A_MEGABYTE);
    }

    @Bean
    ElasticsearchMemoryIndex memoryIndex(Searches searches, MemoriesIndex index, RecentMemories recent) {
        return new ElasticsearchMemoryIndex(searches, index, recent);
    }

    @Bean
    ElasticsearchMemoryStore memoryStore(SearchServer server, MemoriesIndex index, RecentMemories recent, Clock clock) {
        return new ElasticsearchMemoryStore(server, index, recent, clock);
    }

    @Bean
    ElasticsearchMemoryLookup memoryLookup(Searches searches) {
        return new ElasticsearchMemoryLookup(searches);
    }

    @Bean
    ElasticsearchMemoryListing memoryListing(Searches searches) {
        return new ElasticsearchMemoryListing(searches);
    }

    @Bean
    ErrorTranslator indexUnavailable() {
        return failure -> failure instanceof IndexUnavailable
                ? Optional.of(new Refusal(
                        ErrorCode.STORE_UNAVAILABLE,
                        "The memory index does not answer at the moment; nothing was lost. " + RetryAfter.SENTENCE))
                : Optional.empty();
    }

    @Bean
    HealthIndicator memoriesIndexHealth(MemoriesIndex index) {
        return new MemoriesIndexHealth(index);
    }
}
