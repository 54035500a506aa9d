// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.playbook.Credit;
import dev.keepsake.recall.playbook.NewPlaybook;
import dev.keepsake.recall.playbook.Playbook;
import dev.keepsake.recall.playbook.PlaybookOutcome;
import dev.keepsake.recall.playbook.PlaybookStore;
import dev.keepsake.testkit.backing.BackingServices;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class PostgresPlaybookStoreIT {
    private static final Instant NOW = Instant.parse("2026-03-10T00:00:00Z");
    private static final Credit CREDIT = new Credit(Duration.ofDays(90));
    private static DriverManagerDataSource database;
    private static PostgresPlaybookStore store;
    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @BeforeAll
    static void open() {
        BackingServices backing = BackingServices.shared();
        String schema = "playbook_" + UUID.randomUUID().toString().substring(0, 8);
        Flyway.configure()
                .dataSource(backing.postgresUrl(), backing.postgresUser(), backing.postgresPassword())
                .schemas(schema)
                .locations("classpath:db/migration/recall")
                .load()
                .migrate();
        database = new DriverManagerDataSource(
                backing.postgresUrl() + (backing.postgresUrl().contains("?") ? "&" : "?") + "currentSchema=" + schema,
                backing.postgresUser(),
                backing.postgresPassword());
        store = new PostgresPlaybookStore(
                new JdbcTemplate(database), new TransactionTemplate(new JdbcTransactionManager(database)));
    }

    @Test
    void renewsTheVectorsOfAnotherModelAlone() {
        store.add(entry("a"), known -> Optional.empty());

        assertThat(store.renewVectors("newer", text -> new float[] {text.length()}))
                .isPositive();

        assertThat(store.in(List.of(space), "default", 10)).singleElement().satisfies(kept -> {
            assertThat(kept.triggerVector()).containsExactly("trigger a".length());
            assertThat(kept.model()).isEqualTo("newer");
        });
        assertThat(store.renewVectors("newer", text -> new float[0])).isZero();
    }

    @Test
    void givesBackWhatItWasGiven() {
        long number = store.add(entry("a"), known -> Optional.empty()).number();

        assertThat(store.in(List.of(space), "default", 10)).singleElement().satisfies(kept -> {
            assertThat(kept.number()).isEqualTo(number);
            assertThat(kept.trigger()).isEqualTo("trigger a");
            assertThat(kept.strategy()).isEqualTo("strategy a");
            assertThat(kept.triggerVector()).containsExactly(0.25f, -1.5f);
            assertThat(kept.credit()).isEqualTo(0.5);
            assertThat(kept.lastUsedAt()).isNull();
        });
        assertThat(store.in(List.of(space), "elsewhere", 10)).isEmpty();
        assertThat(store.in(List.of(new SpaceId(UUID.randomUUID())), "default", 10))
                .isEmpty();
    }

    @Test
    void addsOneEntry_whenManySayTheSameAtOnce() throws Exception {
        ExecutorService writers = Executors.newFixedThreadPool(8);
        Callable<PlaybookStore.Kept> write =
                () -> store.add(entry("same"), known -> known.stream().findFirst());
        List<Future<PlaybookStore.Kept>> all =
                writers.invokeAll(Stream.generate(() -> write).limit(24).toList());
        writers.shutdown();

        Set<Long> numbers = all.stream().map(kept -> get(kept).number()).collect(Collectors.toSet());
        assertThat(numbers).hasSize(1);
        assertThat(all.stream().filter(kept -> get(kept).created())).hasSize(1);
    }

    @Test
    void countsAnOutcomeOnce_andForNoOtherEntryOrSpace() {
        long tried = store.add(entry("tried"), known -> Optional.empty()).number();
        long beside = store.add(entry("beside"), known -> Optional.empty()).number();
        PlaybookOutcome win = new PlaybookOutcome(UUID.randomUUID(), tried, true, NOW);

        assertThat(store.addOutcome(space, win, CREDIT)).isTrue();
        assertThat(store.addOutcome(space, win, CREDIT)).isFalse();
        assertThat(store.addOutcome(new SpaceId(UUID.randomUUID()), outcome(tried, false), CREDIT))
                .isFalse();
        assertThat(store.addOutcome(space, outcome(987_654_321, true), CREDIT)).isFalse();

        assertThat(kept(tried).wins()).isEqualTo(1);
        assertThat(kept(tried).losses()).isZero();
        assertThat(kept(tried).credit()).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(kept(tried).lastUsedAt()).isEqualTo(NOW);
        assertThat(kept(beside).credit()).isEqualTo(0.5);
    }

    @Test
    void letsCreditFadeEveryNight() {
        long number = store.add(entry("fading"), known -> Optional.empty()).number();
        store.addOutcome(space, outcome(number, true), CREDIT);

        store.recomputeCredits(CREDIT, NOW.plus(Duration.ofDays(90)));

        assertThat(kept(number).credit()).isCloseTo(0.6, within(1e-9));
        assertThat(kept(number).wins()).isEqualTo(1);
    }

    @Test
    void runsRecurringTasksFromItsTable() throws InterruptedException {
        CountDownLatch ran = new CountDownLatch(1);
        RecurringTask<Void> task =
                Tasks.recurring("it-task", FixedDelay.ofHours(1)).execute((instance, context) -> ran.countDown());
        Scheduler scheduler =
                new SchedulerConfiguration().scheduler(database, new JdbcTemplate(database), List.of(task));
        scheduler.start();

        assertThat(ran.await(20, TimeUnit.SECONDS)).isTrue();
        scheduler.stop();
    }

    private Playbook kept(long number) {
        return store.in(List.of(space), "default", 100).stream()
                .filter(entry -> entry.number() == number)
                .findFirst()
                .orElseThrow();
    }

    private static PlaybookOutcome outcome(long number, boolean won) {
        return new PlaybookOutcome(UUID.randomUUID(), number, won, NOW);
    }

    private NewPlaybook entry(String name) {
        return new NewPlaybook(
                space,
                "default",
                "trigger " + name,
                "strategy " + name,
                "fingerprint " + name,
                new float[] {0.25f, -1.5f},
                new float[] {1, 0},
                "test/1");
    }

    private static PlaybookStore.Kept get(Future<PlaybookStore.Kept> future) {
        try {
            return future.get(20, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
