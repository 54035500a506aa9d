// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.messaging.ServedTools;
import dev.keepsake.testkit.backing.BackingServices;
import java.time.Duration;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** One gateway on real PostgreSQL and Kafka, shared by all tests of this module. */
@SpringBootTest(
        classes = GatewayApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "keepsake.gateway.operator-token=" + TestClient.OPERATOR_TOKEN,
            "keepsake.gateway.allowed-origins=https://app.example"
        })
abstract class RunningGateway {
    /** Nobody else's in this build. */
    protected final String tenant = "tenant-" + UUID.randomUUID();

    @Autowired
    @SuppressWarnings("NullAway.Init")
    private ServedTools served;

    @LocalServerPort
    private int port;

    @DynamicPropertySource
    static void backing(DynamicPropertyRegistry registry) {
        BackingServices.shared().asSpringProperties().forEach((name, value) -> registry.add(name, () -> value));
        FakeServices.start();
    }

    @BeforeEach
    void waitForTheAnnouncements() {
        Set<String> wanted =
                FakeServices.tools().stream().map(ToolContract::name).collect(Collectors.toSet());
        await().atMost(Duration.ofSeconds(30)).until(() -> served.names().containsAll(wanted));
    }

    /** A client without a key. */
    protected TestClient stranger() {
        return new TestClient("http://localhost:" + port, null);
    }

    /** A client with a new key of an owner who may do everything. */
    protected TestClient owner() {
        return clientWith("{\"tenant\": \"" + tenant + "\", \"user\": \"omkar\"}");
    }

    /** A client with a new key, as the order asks. */
    protected TestClient clientWith(String order) {
        return stranger()
                .withKey(stranger()
                        .operator("POST", "/operator/keys", order)
                        .json()
                        .path("key")
                        .asString());
    }
}
