// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.kafka.Kafka;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.Child;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** A broker of its own, which dies. */
class OutageIT {
    private static final Duration SOON = Duration.ofSeconds(60);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private Kafka kafka;

    @SuppressWarnings("NullAway.Init")
    private BoundedLog log;

    @BeforeEach
    void lay() throws IOException {
        TestDatabase.create();
        Home home = new Home(folder).make();
        log = new BoundedLog(home.log("kafka"));
        kafka = new Kafka(home, new Artifacts(project()), freePort(), freePort());
    }

    @Test
    void losesNothing_whileTheBrokerIsAway() throws Exception {
        Child broker = start();
        String brokers = "keepsake.messaging.brokers=127.0.0.1:" + kafka.port();
        String key = UUID.randomUUID().toString();
        try (TestProcess ingest = TestProcess.service(
                        "ingest", EventProcesses.Ingest.class, brokers, "keepsake.messaging.outbox=true");
                TestProcess recall = TestProcess.service("recall", EventProcesses.Recall.class, brokers)) {
            publish(ingest, key, 1);
            await().atMost(SOON)
                    .untilAsserted(() -> assertThat(versions(recall)).contains(1L));

            broker.stop(Duration.ZERO);
            LongStream.rangeClosed(2, 20).forEach(version -> publish(ingest, key + version, version));
            broker = start();

            await().atMost(SOON)
                    .untilAsserted(() -> assertThat(versions(recall))
                            .contains(LongStream.rangeClosed(1, 20).boxed().toArray(Long[]::new)));
        } finally {
            broker.stop(Duration.ofSeconds(5));
        }
    }

    private static void publish(TestProcess ingest, String key, long version) {
        OutgoingEvent event = new OutgoingEvent(
                Topic.SOURCES, key, new SpaceId(new UUID(0, 1)), version, new EventProcesses.Note("text"), null);
        new TransactionTemplate(ingest.get(PlatformTransactionManager.class))
                .executeWithoutResult(status -> ingest.get(EventOutbox.class).publish(event));
    }

    private static List<Long> versions(TestProcess recall) {
        return recall.get(EventProcesses.Projection.class).taken.stream()
                .map(IncomingEvent::version)
                .toList();
    }

    private Child start() throws Exception {
        Child child = Child.start(kafka.prepare(), log);
        await().atMost(SOON).until(kafka::answers);
        return child;
    }

    private static Path project() {
        return Path.of(Objects.requireNonNull(System.getProperty("keepsake.build.directory")));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
