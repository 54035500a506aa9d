// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.json.jackson.Jackson3JsonpMapper;
import co.elastic.clients.transport.instrumentation.NoopInstrumentation;
import co.elastic.clients.transport.rest_client.RestClientTransport;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.ErrorTranslator;
import java.net.URI;
import org.apache.http.HttpHost;
import org.elasticsearch.client.RestClient;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/** Reaches Elasticsearch where a service brings its client. A request has its own, shorter timeout from the call's deadline. */
@AutoConfiguration
@ConditionalOnClass(ElasticsearchClient.class)
@ConditionalOnProperty("KEEPSAKE_ELASTICSEARCH_URL")
public class SearchAutoConfiguration {
    private static final int CONNECT_MILLIS = 2_000;
    private static final int ANSWER_MILLIS = 30_000;
    private static final int CONNECTIONS = 32;

    @Bean(destroyMethod = "close")
    @ConditionalOnMissingBean
    RestClient restClient(@Value("${KEEPSAKE_ELASTICSEARCH_URL}") URI url) {
        return RestClient.builder(HttpHost.create(url.toString()))
                .setRequestConfigCallback(
                        request -> request.setConnectTimeout(CONNECT_MILLIS).setSocketTimeout(ANSWER_MILLIS))
                .setHttpClientConfigCallback(
                        http -> http.setMaxConnPerRoute(CONNECTIONS).setMaxConnTotal(CONNECTIONS))
                .build();
    }

    /** Writes and reads documents as everything else of ours is written and read. */
    @Bean
    @ConditionalOnMissingBean
    ElasticsearchClient elasticsearchClient(RestClient client) {
        return new ElasticsearchClient(new RestClientTransport(
                client, new Jackson3JsonpMapper(Json.mapper()), null, NoopInstrumentation.INSTANCE));
    }

    @Bean
    HealthIndicator elasticsearchHealthIndicator(ElasticsearchClient client) {
        return new SearchHealth(client);
    }

    @Bean
    ErrorTranslator searchFailures() {
        return new SearchFailures();
    }
}
