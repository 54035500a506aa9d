// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.StackAddresses;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.lifecycle.Startables;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** The same three servers as containers, where Docker is there: stock images, without our search plugin. */
final class DockerServers {

    private static final String NAME = "keepsake";
    private static final int ELASTICSEARCH_PORT = 9200;

    private DockerServers() {}

    static boolean isDockerThere() {
        return DockerClientFactory.instance().isDockerAvailable();
    }

    static TestServers start() {
        PostgreSQLContainer postgres = new PostgreSQLContainer("postgres:17")
                .withDatabaseName(NAME)
                .withUsername(NAME)
                .withPassword(NAME);
        KafkaContainer kafka = new KafkaContainer("apache/kafka:4.1.2")
                .withEnv("KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS", "0")
                .withEnv("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false");
        GenericContainer<?> elasticsearch = new GenericContainer<>("elasticsearch:8.19.21")
                .withEnv("discovery.type", "single-node")
                .withEnv("xpack.security.enabled", "false")
                .withEnv("ES_JAVA_OPTS", "-Xms512m -Xmx512m")
                .withExposedPorts(ELASTICSEARCH_PORT)
                .waitingFor(Wait.forHttp("/_cluster/health").forPort(ELASTICSEARCH_PORT));
        Startables.deepStart(postgres, kafka, elasticsearch).join();
        StackAddresses addresses = new StackAddresses(
                postgres.getJdbcUrl(),
                NAME,
                NAME,
                kafka.getBootstrapServers(),
                "http://" + elasticsearch.getHost() + ":" + elasticsearch.getMappedPort(ELASTICSEARCH_PORT));
        return new TestServers(addresses, () -> {
            elasticsearch.stop();
            kafka.stop();
            postgres.stop();
        });
    }
}
