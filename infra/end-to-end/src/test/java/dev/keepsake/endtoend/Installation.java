// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.endtoend;

import static org.awaitility.Awaitility.await;

import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.cli.gateway.ServiceLocation;
import dev.keepsake.cli.reconcile.Comparison;
import dev.keepsake.cli.reconcile.Difference;
import dev.keepsake.cli.reconcile.Side;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.LocalStack;
import dev.keepsake.localstack.StackSettings;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import dev.keepsake.localstack.supervision.PartState;
import dev.keepsake.localstack.supervision.PartStatus;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import tools.jackson.databind.node.ObjectNode;

/** What {@code infra/keepsake up} runs, from this build, in a home of its own; one for all journeys of a JVM. */
final class Installation {
    private static final Duration BACK_WITHIN = Duration.ofMinutes(5);
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private final LocalStack stack;
    private final String gateway;
    private final String operatorToken;

    private Installation(LocalStack stack, String gateway, String operatorToken) {
        this.stack = stack;
        this.gateway = gateway;
        this.operatorToken = operatorToken;
    }

    /** The running installation, started at its first use. It ends with the JVM, as its children do. */
    static Installation running() {
        return Started.INSTANCE;
    }

    String gateway() {
        return gateway;
    }

    /** A person of a tenant of their own, with every grant. */
    Person somebody() {
        return person("tenant-" + UUID.randomUUID(), "nadia", "owner", "personal");
    }

    /** Another key, made as the command line makes it. */
    Person person(String tenant, String user, String role, String kind) {
        ObjectNode request = Json.mapper()
                .createObjectNode()
                .put("tenant", tenant)
                .put("user", user)
                .put("role", role)
                .put("kind", kind)
                .put("unlimited", true);
        request.putArray("grants").add("read").add("write").add("forget");
        HttpResponse<String> made = send(HttpRequest.newBuilder(URI.create(gateway + "/operator/keys"))
                .header("authorization", "Bearer " + operatorToken)
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(request.toString())));
        if (made.statusCode() != 201) {
            throw new IllegalStateException("no key: HTTP " + made.statusCode() + " " + made.body());
        }
        return new Person(
                gateway, Json.mapper().readTree(made.body()).path("key").asString());
    }

    /** What operators may ask a service on its own port. */
    ServiceApi operatorOf(String service) {
        return new ServiceApi(new ServiceLocation(service, address(stack, service), operatorToken));
    }

    /** Where the index and the truth differ. */
    Set<Difference> differences() {
        return new Comparison(Side.truth(operatorOf("ingest")), Side.index(operatorOf("recall")))
                .run()
                .differences();
    }

    /** Kills these parts as a power cut would, and returns when their supervisor has all of them back. */
    void killAndAwait(Set<String> parts) {
        List<PartStatus> before = stack.status();
        before.stream()
                .filter(part -> parts.contains(part.name()))
                .forEach(part -> ProcessHandle.of(part.pid()).ifPresent(ProcessHandle::destroyForcibly));
        await().atMost(BACK_WITHIN)
                .until(() -> stack.status().stream()
                        .allMatch(part -> part.state() == PartState.READY
                                && (!parts.contains(part.name()) || isNew(part, before))));
    }

    private static boolean isNew(PartStatus part, List<PartStatus> before) {
        return before.stream().noneMatch(old -> old.name().equals(part.name()) && old.pid() == part.pid());
    }

    static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.timeout(Duration.ofSeconds(30)).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Installation start() throws IOException, InterruptedException {
        Path project = Path.of(System.getProperty("keepsake.build.directory"));
        Path home = project.resolve(
                "infra/end-to-end/target/home-" + ProcessHandle.current().pid());
        String token = UUID.randomUUID().toString();
        LocalStack stack = LocalStack.start(
                StackSettings.daily(
                        new Home(home),
                        new Artifacts(project),
                        Map.of(
                                "KEEPSAKE_PORT", "0",
                                "KEEPSAKE_OPERATOR_TOKEN", token,
                                // On a busy machine what counts is that it comes, not how soon.
                                "KEEPSAKE_GATEWAY_CALLDEADLINE", "30s",
                                "KEEPSAKE_MESSAGING_SETTLETIMEOUT", "20s")),
                new Printed());
        return new Installation(stack, address(stack, "gateway"), token);
    }

    private static String address(LocalStack stack, String service) {
        return stack.status().stream()
                .filter(part -> part.name().equals(service))
                .map(part -> "http://127.0.0.1:" + part.port())
                .findFirst()
                .orElseThrow();
    }

    private static final class Started {
        static final Installation INSTANCE = begin();

        private static Installation begin() {
            try {
                return start();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** What a failed journey is explained by. */
    private static final class Printed implements PartListener {
        @Override
        public void ready(Part part, Duration after) {
            System.out.println(part.name() + " ready after " + after.toMillis() + " ms");
        }

        @Override
        public void died(Part part, String how, List<String> lastLines, Duration pause) {
            System.out.println(part.name() + " died (" + how + ")");
        }

        @Override
        public void givenUp(Part part, String why, List<String> lastLines) {
            System.out.println(part.name() + " given up: " + why + "\n" + String.join("\n", lastLines));
        }
    }
}
