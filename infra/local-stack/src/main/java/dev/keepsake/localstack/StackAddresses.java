// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import java.util.Map;
import java.util.TreeMap;

/** Where the three servers are, whoever started them. */
public record StackAddresses(
        String postgresUrl,
        String postgresUser,
        String postgresPassword,
        String kafkaBrokers,
        String elasticsearchUrl) {

    /** The same as the environment that every process of the installation reads. */
    public Map<String, String> environment() {
        Map<String, String> environment = new TreeMap<>();
        environment.put("KEEPSAKE_POSTGRES_URL", postgresUrl);
        environment.put("KEEPSAKE_POSTGRES_USER", postgresUser);
        environment.put("KEEPSAKE_POSTGRES_PASSWORD", postgresPassword);
        environment.put("KEEPSAKE_KAFKA_BROKERS", kafkaBrokers);
        environment.put("KEEPSAKE_ELASTICSEARCH_URL", elasticsearchUrl);
        return environment;
    }

    /** Never shows the password. */
    @Override
    public String toString() {
        return "StackAddresses[%s, %s, %s]".formatted(postgresUrl, kafkaBrokers, elasticsearchUrl);
    }
}
