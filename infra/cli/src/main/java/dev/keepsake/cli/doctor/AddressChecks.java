// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

import dev.keepsake.cli.run.Project;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.service.Service;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Is everything built, is the gateway's port free, and do the addresses that were given answer. */
final class AddressChecks {

    private static final int TIMEOUT_MILLIS = 2_000;
    private static final String GATEWAY_PORT = "8080";
    private static final int HIGHEST_PORT = 65_535;

    private final Home home;
    private final Map<String, String> environment;

    AddressChecks(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = environment;
    }

    List<Finding> run() throws IOException {
        List<Finding> findings = new ArrayList<>(List.of(built(), port()));
        given("KEEPSAKE_POSTGRES_URL")
                .forEach(url -> findings.add(reachable("PostgreSQL", url, URI.create(url.replaceFirst("^jdbc:", "")))));
        given("KEEPSAKE_KAFKA_BROKERS").stream()
                .flatMap(list -> Arrays.stream(list.split(",")))
                .forEach(broker -> findings.add(reachable("Kafka", broker, URI.create("kafka://" + broker.strip()))));
        given("KEEPSAKE_ELASTICSEARCH_URL")
                .forEach(url -> findings.add(reachable("Elasticsearch", url, URI.create(url))));
        return findings;
    }

    private static Finding built() {
        try {
            Artifacts artifacts = Project.artifacts();
            String servers = artifacts.postgresJar().getFileName() + ", "
                    + artifacts.elasticsearchZip().getFileName() + ", "
                    + artifacts.kafkaJars().size() + " jars of Kafka";
            List<String> services = Arrays.stream(Service.values())
                    .filter(service -> artifacts.hasService(service.module()))
                    .map(Service::partName)
                    .toList();
            return Finding.well("Built", servers + "; services: " + services);
        } catch (StackProblem missing) {
            return new Finding("Built", "not everything", missing.sentence());
        }
    }

    private Finding port() throws IOException {
        String port = given("KEEPSAKE_PORT").stream().findFirst().orElse(GATEWAY_PORT);
        if (!isPort(port)) {
            return new Finding("Port", "KEEPSAKE_PORT is " + port, "Set it to a number from 0 to 65535, such as 8080.");
        }
        if (HomeLock.runner(home).isPresent()) {
            return Finding.well("Port", port + ", Keepsake runs");
        }
        try {
            Ports.of(home).exactly("gateway", Integer.parseInt(port), "KEEPSAKE_PORT");
            return Finding.well("Port", port + " is free");
        } catch (StackProblem unusable) {
            return new Finding("Port", port + " cannot be used", unusable.sentence());
        }
    }

    private static boolean isPort(String text) {
        return text.matches("\\d{1,5}") && Integer.parseInt(text) <= HIGHEST_PORT;
    }

    private List<String> given(String variable) {
        String value = environment.getOrDefault(variable, "");
        return value.isBlank() ? List.of() : List.of(value);
    }

    private static Finding reachable(String what, String address, URI uri) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(uri.getHost(), uri.getPort()), TIMEOUT_MILLIS);
            return Finding.well(what, address + " answers");
        } catch (IOException | IllegalArgumentException unreachable) {
            return new Finding(
                    what, address + ": " + unreachable.getMessage(), "Start that server or put its address right.");
        }
    }
}
