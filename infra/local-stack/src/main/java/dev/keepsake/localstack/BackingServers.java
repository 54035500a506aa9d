// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.elasticsearch.Elasticsearch;
import dev.keepsake.localstack.elasticsearch.ElasticsearchSize;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.kafka.Kafka;
import dev.keepsake.localstack.postgres.Postgres;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.Unprivileged;
import dev.keepsake.localstack.supervision.PartListener;
import dev.keepsake.localstack.supervision.SupervisedPart;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** PostgreSQL, Kafka and Elasticsearch: those that the environment gives an address for are used there and not started. */
final class BackingServers {

    private final List<SupervisedPart> parts = new ArrayList<>();
    private final Home home;
    private final Artifacts artifacts;
    private final Ports ports;
    private final PartListener listener;

    BackingServers(Home home, Artifacts artifacts, Ports ports, PartListener listener) {
        this.home = home;
        this.artifacts = artifacts;
        this.ports = ports;
        this.listener = listener;
    }

    /** Makes the parts that are ours to start, and says where all three will be. */
    StackAddresses lay(Map<String, String> environment, Secrets secrets, ElasticsearchSize size) throws IOException {
        Unprivileged identity = Unprivileged.here();
        identity.mayPass(home.root());
        Given given = new Given(environment);
        String postgresUrl = given.orElse("KEEPSAKE_POSTGRES_URL", () -> postgres(identity, secrets));
        String brokers = given.orElse("KEEPSAKE_KAFKA_BROKERS", this::kafka);
        String searchUrl = given.orElse("KEEPSAKE_ELASTICSEARCH_URL", () -> elasticsearch(identity, size));
        boolean ours = given.of("KEEPSAKE_POSTGRES_URL").isEmpty();
        return new StackAddresses(
                postgresUrl,
                given.of("KEEPSAKE_POSTGRES_USER").orElse(Postgres.USER),
                ours
                        ? secrets.postgresPassword()
                        : given.of("KEEPSAKE_POSTGRES_PASSWORD").orElse(""),
                brokers,
                searchUrl);
    }

    List<SupervisedPart> parts() {
        return List.copyOf(parts);
    }

    private String postgres(Unprivileged identity, Secrets secrets) throws IOException {
        int port = ports.free("postgres");
        BoundedLog log = new BoundedLog(home.log("postgres"));
        Postgres part = new Postgres(home, artifacts, identity, log, secrets.postgresPassword(), port);
        parts.add(new SupervisedPart(part, log, listener));
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + Postgres.DATABASE;
    }

    private String kafka() throws IOException {
        int port = ports.free("kafka");
        Kafka part = new Kafka(home, artifacts, port, ports.free("kafka-controller"));
        parts.add(new SupervisedPart(part, new BoundedLog(home.log("kafka")), listener));
        return "127.0.0.1:" + port;
    }

    private String elasticsearch(Unprivileged identity, ElasticsearchSize size) throws IOException {
        int port = ports.free("elasticsearch");
        Elasticsearch part =
                new Elasticsearch(home, artifacts, identity, size, port, ports.free("elasticsearch-transport"));
        parts.add(new SupervisedPart(part, new BoundedLog(home.log("elasticsearch")), listener));
        return "http://127.0.0.1:" + port;
    }
}
