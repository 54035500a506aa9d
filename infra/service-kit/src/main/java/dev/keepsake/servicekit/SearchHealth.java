// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.elasticsearch._types.ElasticsearchException;
import co.elastic.clients.transport.rest_client.RestClientOptions;
import java.io.IOException;
import org.apache.http.client.config.RequestConfig;
import org.elasticsearch.client.RequestOptions;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Whether Elasticsearch answers right now, within two seconds. */
final class SearchHealth implements HealthIndicator {
    private static final int MILLIS = 2_000;

    private final ElasticsearchClient client;

    SearchHealth(ElasticsearchClient client) {
        RequestConfig timeouts = RequestConfig.custom()
                .setConnectTimeout(MILLIS)
                .setConnectionRequestTimeout(MILLIS)
                .setSocketTimeout(MILLIS)
                .build();
        this.client = client.withTransportOptions(new RestClientOptions(
                RequestOptions.DEFAULT.toBuilder().setRequestConfig(timeouts).build(), false));
    }

    @Override
    public Health health() {
        try {
            client.cluster().health();
            return Health.up().build();
        } catch (IOException | ElasticsearchException failure) {
            return Health.down()
                    .withDetail("reason", "Elasticsearch does not answer.")
                    .build();
        }
    }
}
