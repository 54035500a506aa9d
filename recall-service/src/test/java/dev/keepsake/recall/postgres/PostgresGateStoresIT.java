// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.recall.feedback.Label;
import dev.keepsake.recall.feedback.LabelStore.Outcome;
import dev.keepsake.recall.feedback.LabelledDecision;
import dev.keepsake.recall.feedback.ThresholdUpdate;
import dev.keepsake.recall.gate.KeptDecision;
import dev.keepsake.recall.gate.Thresholds;
import dev.keepsake.recall.policy.IndexedPolicy;
import dev.keepsake.recall.policy.Policy;
import dev.keepsake.recall.policy.PolicyStore;
import dev.keepsake.testkit.backing.BackingServices;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class PostgresGateStoresIT {
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private static final ThresholdUpdate UPDATE = new ThresholdUpdate();
    private static PostgresDecisionLog decisions;
    private static PostgresLabelStore labels;
    private static PostgresPolicyStore policies;
    private final UUID tenant = UUID.randomUUID();
    private final SpaceId space = new SpaceId(UUID.randomUUID());

    @BeforeAll
    static void open() {
        BackingServices backing = BackingServices.shared();
        String schema = "gate_" + UUID.randomUUID().toString().substring(0, 8);
        Flyway.configure()
                .dataSource(backing.postgresUrl(), backing.postgresUser(), backing.postgresPassword())
                .schemas(schema)
                .locations("classpath:db/migration/recall")
                .load()
                .migrate();
        DriverManagerDataSource database = new DriverManagerDataSource(
                backing.postgresUrl() + (backing.postgresUrl().contains("?") ? "&" : "?") + "currentSchema=" + schema,
                backing.postgresUser(),
                backing.postgresPassword());
        JdbcTemplate jdbc = new JdbcTemplate(database);
        TransactionTemplate transactions = new TransactionTemplate(new JdbcTransactionManager(database));
        decisions = new PostgresDecisionLog(jdbc);
        labels = new PostgresLabelStore(jdbc, transactions);
        policies = new PostgresPolicyStore(jdbc, transactions);
    }

    @Test
    void givesADecisionBack_asItWasFirstKept() {
        KeptDecision first = decision(Decision.VERIFY);
        decisions.keep(first);
        decisions.keep(new KeptDecision(
                first.eventId(),
                tenant,
                space,
                "recall_gated",
                "other",
                Map.of(),
                0.1,
                first.thresholds(),
                Decision.ABSTAIN,
                List.of(),
                NOW));

        assertThat(decisions.byId(first.eventId())).contains(first);
        assertThat(decisions.byId(UUID.randomUUID())).isEmpty();
    }

    @Test
    void keepsOneLabelADecision_andMovesTheTenantsThresholds() {
        UUID event = kept(Decision.ANSWER);
        UUID call = UUID.randomUUID();

        assertThat(labels.add(label(event, call, space), UPDATE)).isEqualTo(new Outcome.Recorded(1));
        assertThat(labels.add(label(event, call, space), UPDATE)).isEqualTo(new Outcome.Recorded(1));
        assertThat(labels.add(label(event, UUID.randomUUID(), space), UPDATE)).isEqualTo(new Outcome.AlreadyLabelled());
        assertThat(decisions.of(tenant).orElseThrow().upper()).isPositive();
        assertThat(decisions.of(UUID.randomUUID())).isEmpty();
    }

    @Test
    void givesTheLabelledDecisionsOfATenant_withWhatTheGateHadGivenThem() {
        labels.add(label(kept(Decision.VERIFY), UUID.randomUUID(), space), UPDATE);
        kept(Decision.ANSWER);

        assertThat(labels.labelled(Optional.of(tenant), 10))
                .containsExactly(new LabelledDecision("recall_gated", 0.5, Decision.VERIFY, false));
        assertThat(labels.labelled(Optional.of(UUID.randomUUID()), 10)).isEmpty();
        assertThat(labels.labelled(Optional.empty(), 10_000)).isNotEmpty();
    }

    @Test
    void knowsNoDecisionOfAnotherSpaceOrTenant() {
        UUID event = kept(Decision.ANSWER);
        Label foreign = new Label(event, UUID.randomUUID(), UUID.randomUUID(), space, true, NOW);

        assertThat(labels.add(label(event, UUID.randomUUID(), new SpaceId(UUID.randomUUID())), UPDATE))
                .isEqualTo(new Outcome.Unknown());
        assertThat(labels.add(foreign, UPDATE)).isEqualTo(new Outcome.Unknown());
        assertThat(labels.add(label(UUID.randomUUID(), UUID.randomUUID(), space), UPDATE))
                .isEqualTo(new Outcome.Unknown());
    }

    @Test
    void countsEveryLabel_whenManyComeAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<Outcome>> given = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            UUID event = kept(Decision.VERIFY);
            given.add(threads.submit(() -> labels.add(label(event, UUID.randomUUID(), space), UPDATE)));
        }
        List<Integer> counts = new ArrayList<>();
        for (Future<Outcome> one : given) {
            counts.add(((Outcome.Recorded) one.get()).labels());
        }
        threads.shutdown();

        assertThat(counts).doesNotHaveDuplicates().hasSize(20).contains(1, 20);
    }

    @Test
    void keepsPolicies_untilTheyAreRemoved() {
        SourceId source = SourceId.ofCall(UUID.randomUUID());
        Policy first = new Policy(source, 2, space, "Travel", "Trains first.");
        policies.put(indexed(first));
        policies.put(indexed(new Policy(source, 1, space, "Travel", "An older text.")));

        assertThat(policies.in(space)).singleElement().satisfies(ref -> {
            assertThat(ref.version()).isEqualTo(2);
            IndexedPolicy loaded = policies.load(ref).orElseThrow();
            assertThat(loaded.policy()).isEqualTo(first);
            assertThat(loaded.passages())
                    .singleElement()
                    .satisfies(passage -> assertThat(passage.vector()).containsExactly(0.25f, -1.5f));
        });
        assertThat(policies.holds(first, "model")).isTrue();
        assertThat(policies.holds(new Policy(source, 3, space, "Travel", "Another text."), "model"))
                .isFalse();
        assertThat(policies.in(new SpaceId(UUID.randomUUID()))).isEmpty();

        policies.remove(source, space);

        assertThat(policies.in(space)).isEmpty();
        assertThat(policies.load(new PolicyStore.Ref(source, 2, space))).isEmpty();
    }

    private UUID kept(Decision decision) {
        KeptDecision kept = decision(decision);
        decisions.keep(kept);
        return kept.eventId();
    }

    private KeptDecision decision(Decision decision) {
        return new KeptDecision(
                UUID.randomUUID(),
                tenant,
                space,
                "recall_gated",
                "hash",
                Map.of("top", 1.5),
                0.5,
                new Thresholds(0.3, 0.6),
                decision,
                List.of(7L, 3L),
                NOW);
    }

    private Label label(UUID event, UUID call, SpaceId of) {
        return new Label(event, call, tenant, of, false, NOW);
    }

    private static IndexedPolicy indexed(Policy policy) {
        return new IndexedPolicy(
                policy, "model", List.of(new IndexedPolicy.Passage(new float[] {0.25f, -1.5f}, 0.125)));
    }
}
