// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import java.io.IOException;
import org.apache.http.client.config.RequestConfig;
import org.elasticsearch.client.Request;
import org.elasticsearch.client.RequestOptions;
import org.elasticsearch.client.RestClient;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Whether Elasticsearch answers right now, within two seconds. */
final class SearchHealth implements HealthIndicator {
    private static final int MILLIS = 2_000;

    private final RestClient client;

    SearchHealth(RestClient client) {
        this.client = client;
    }

    @Override
    public Health health() {
        Request request = new Request("GET", "/_cluster/health");
        request.addParameter("filter_path", "status");
        request.setOptions(RequestOptions.DEFAULT.toBuilder()
                .setRequestConfig(RequestConfig.custom()
                        .setConnectTimeout(MILLIS)
                        .setConnectionRequestTimeout(MILLIS)
                        .setSocketTimeout(MILLIS)
                        .build())
                .build());
        try {
            client.performRequest(request);
            return Health.up().build();
        } catch (IOException failure) {
            return Health.down()
                    .withDetail("reason", "Elasticsearch does not answer.")
                    .build();
        }
    }
}
