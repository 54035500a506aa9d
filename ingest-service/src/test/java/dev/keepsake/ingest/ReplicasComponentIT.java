// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.ResolvableType;

/** Two processes of the service write the same space at the same time, past the order that the topic would give them. */
class ReplicasComponentIT {
    /** What two processes work on at the same time. */
    private static final int AT_ONCE = 8;

    /** As the local engine names what it learns of where somebody lives. */
    private static final String KEY_OF_HOMES = "home";

    private static IngestWorld world;
    private static ConfigurableApplicationContext second;

    private final Caller nadia = IngestWorld.someone("Nadia");

    @BeforeAll
    static void start() {
        world = IngestWorld.shared();
        second = IngestWorld.replica();
    }

    @AfterAll
    static void stop() {
        second.close();
    }

    @Test
    void losesNoWrite_whileAConversationUpdatesOneOfTheKeys() throws Exception {
        write(world.first(), KEY_OF_HOMES, "Nadia lives in Ghent.");
        ExecutorService callers = Executors.newFixedThreadPool(AT_ONCE);
        try {
            List<Future<MemoryWrite.Result>> writes = IntStream.range(1, 40)
                    .mapToObj(i -> callers.submit(() -> write(replica(i), "habit " + i, "Nadia's habit " + i + ".")))
                    .toList();
            ConversationPushed moved = conversation("I moved to Bruges last week.");
            world.publish(nadia.space(), moved);

            for (Future<MemoryWrite.Result> write : writes) {
                assertThat(write.get().status()).isEqualTo(MemoryWrite.Status.CREATED);
            }
            world.finished(moved.sourceId());
        } finally {
            callers.shutdownNow();
        }

        await().atMost(Duration.ofSeconds(30))
                .untilAsserted(
                        () -> assertThat(world.recall().memories(nadia.space())).hasSize(41));
        assertThat(current()).hasSize(40);
        assertThat(current().stream().collect(groupingBy(memory -> memory.entity() + "/" + memory.key())))
                .allSatisfy((subject, values) -> assertThat(values).hasSize(1));
        assertThat(current()).extracting(MemoryChanged::value).contains("Nadia's habit 7.", "Nadia's habit 8.");
        assertThat(current())
                .filteredOn(memory -> memory.text().contains("Bruges"))
                .singleElement()
                .satisfies(memory -> assertThat(memory.history())
                        .extracting(MemoryChanged.EarlierMemory::text)
                        .containsExactly("Nadia lives in Ghent."));
    }

    @Test
    void keepsOneValueOfAKey_whenBothReplicasWriteItAtOnce() throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(AT_ONCE);
        List<Future<MemoryWrite.Result>> writes = new ArrayList<>();
        try {
            for (int i = 0; i < 20; i++) {
                int at = i;
                writes.add(callers.submit(() -> write(replica(at), "code", "The code is " + at + ".")));
            }
            for (Future<MemoryWrite.Result> write : writes) {
                write.get();
            }
        } finally {
            callers.shutdownNow();
        }

        await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> {
            assertThat(world.recall().memories(nadia.space())).hasSize(20);
            assertThat(current())
                    .singleElement()
                    .satisfies(memory -> assertThat(memory.history()).hasSize(19));
        });
    }

    private static ApplicationContext replica(int i) {
        return i % 2 == 0 ? world.first() : second;
    }

    @SuppressWarnings("unchecked") // the bean was asked for by this very type
    private MemoryWrite.Result write(ApplicationContext replica, String key, String value) {
        ToolHandler<MemoryWrite.Arguments, MemoryWrite.Result> handler =
                (ToolHandler<MemoryWrite.Arguments, MemoryWrite.Result>)
                        replica.getBeanProvider(ResolvableType.forClassWithGenerics(
                                        ToolHandler.class, MemoryWrite.Arguments.class, MemoryWrite.Result.class))
                                .getObject();
        UUID id = UUID.randomUUID();
        return handler.handle(new Call<>(
                        id,
                        nadia,
                        new MemoryWrite.Arguments("Nadia", key, value, null, null, null, null),
                        new CallOrigin(id, 0),
                        Instant.now().plusSeconds(20)))
                .result();
    }

    private ConversationPushed conversation(String text) {
        return new ConversationPushed(
                UUID.randomUUID().toString(),
                nadia.space(),
                "Nadia",
                nadia.zone(),
                null,
                null,
                List.of(new Message(Speaker.USER, text, null, Instant.now().toEpochMilli())));
    }

    private List<MemoryChanged> current() {
        return world.recall().memories(nadia.space()).stream()
                .filter(memory -> memory.status() == MemoryStatus.CURRENT)
                .toList();
    }
}
