// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import static dev.keepsake.recall.fixture.TestIndex.aSpace;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.RebuildStatus.Phase;
import dev.keepsake.language.embedding.LocalModel;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.ConstantEmbedder;
import dev.keepsake.recall.fixture.TestIndex;
import dev.keepsake.recall.likeness.StatementVector;
import dev.keepsake.recall.projection.ForgottenLedger;
import dev.keepsake.recall.projection.LineVectors;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.recall.rebuild.IndexInventory.Generation;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.SearchRequest;
import dev.keepsake.testkit.backing.BackingServices;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An index of one model, opened with another and built anew, on the real server; the history is a list. */
class RebuildIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final int DIMENSIONS = 384;
    private static final ConstantEmbedder THEN = new ConstantEmbedder("model-then", DIMENSIONS);
    private static final ConstantEmbedder NOW = new ConstantEmbedder("model-now", DIMENSIONS);

    private final SpaceId space = aSpace();
    private final FakeHistory history = new FakeHistory();
    private final Ledger forgotten = new Ledger();
    private final TestIndex then = openedAs(THEN);
    private final TestIndex now = new TestIndex(BackingServices.shared().elasticsearchUrl(), NOW);

    /** The server is shared: whatever model its index has, this test begins with its own. */
    private static TestIndex openedAs(ConstantEmbedder model) {
        TestIndex index = new TestIndex(BackingServices.shared().elasticsearchUrl(), model);
        index.nextIndex().abandon();
        index.nextIndex().begin();
        index.nextIndex().switchOver();
        return index;
    }

    /** Other tests of the build go on with the usual model. */
    @AfterAll
    static void leaveTheUsualModel() {
        openedAs(new ConstantEmbedder(LocalModel.E5_SMALL_V2.id(), DIMENSIONS)).close();
    }

    @AfterEach
    void close() {
        now.nextIndex().abandon();
        then.close();
        now.close();
    }

    @Test
    void servesByWordsUntilItIsRebuilt_andThenHoldsVectorsOfTheNewModelAlone() {
        MemoryChanged ferry = kept("The ferry leaves at seven.", 1);
        MemoryChanged oboe = kept("Nadia plays the oboe.", 2);
        assertThat(now.index().comparesMeaning()).isFalse();
        assertThat(now.health().health().getDetails().get("action").toString()).startsWith("reindex needed");
        assertThat(found("ferry")).containsExactly(ferry.text());
        Rebuild rebuild = rebuild();

        rebuild.start();
        await().atMost(SOON).until(() -> rebuild.status().phase() == Phase.FILLED);

        assertThat(found("ferry")).containsExactly(ferry.text());
        assertThat(states(Generation.NEXT)).isEqualTo(states(Generation.LIVE));
        rebuild.switchOver();
        assertThat(now.index().comparesMeaning()).isTrue();
        assertThat(now.health().health().getDetails()).doesNotContainKey("action");
        assertThat(rebuild.status().withoutVectors()).isZero();
        assertThat(rebuild.status().reasonToReindex()).isEmpty();
        assertThat(found("oboe")).containsExactly(oboe.text());
    }

    @Test
    void hasWhatWasWrittenCorrectedAndForgottenMeanwhile_alsoByAReplicaThatOnlyNoticed() {
        MemoryChanged ferry = kept("The ferry leaves at seven.", 1);
        MemoryChanged safe = kept("The safe is behind the barometer.", 1);
        kept("The last one of the history.", 1);
        UUID written = UUID.randomUUID();
        history.meanwhile(() -> {
            then.keep(AMemory.in(space, "Written meanwhile.").version(written, 1));
            then.keep(AMemory.in(space, "The ferry leaves at eight.").version(ferry.factId(), 2));
            forgotten.add(Set.of(safe.factId().toString()));
            then.store().apply(List.of(), List.of(new MemoryStore.Gone(safe.factId(), space)), true);
        });
        Rebuild rebuild = rebuild();

        rebuild.start();
        await().atMost(SOON).until(() -> rebuild.status().phase() == Phase.FILLED);
        rebuild.switchOver();

        assertThat(found("ferry")).containsExactly("The ferry leaves at eight.");
        assertThat(found("meanwhile")).containsExactly("Written meanwhile.");
        assertThat(found("barometer")).isEmpty();
        assertThat(states(Generation.LIVE)).hasSize(3);
    }

    @Test
    void doesNotBringBack_whatIsForgottenWhileItIsWritten() {
        MemoryChanged safe = kept("The safe is behind the barometer.", 1);
        forgotten.forgetsAfterFirstLook = safe.factId().toString();
        Rebuild rebuild = rebuild();

        rebuild.start();
        await().atMost(SOON).until(() -> rebuild.status().phase() == Phase.FILLED);

        await().atMost(SOON).until(() -> states(Generation.NEXT).isEmpty());
    }

    @Test
    void leavesTheOldIndexServing_whenItFails() {
        MemoryChanged ferry = kept("The ferry leaves at seven.", 1);
        history.meanwhile(() -> {
            throw new IllegalArgumentException("thrown on purpose");
        });
        Rebuild rebuild = rebuild();

        rebuild.start();
        await().atMost(SOON).until(() -> rebuild.status().phase() == Phase.FAILED);

        assertThat(rebuild.status().failure()).contains("IllegalArgumentException");
        assertThat(now.nextIndex().isBegun()).isFalse();
        assertThatThrownBy(rebuild::switchOver).hasMessage("The new index is not complete yet.");
        assertThat(found("ferry")).containsExactly(ferry.text());
    }

    @Test
    void goesOnWithWhatAnEarlierProcessBegan() {
        MemoryChanged ferry = kept("The ferry leaves at seven.", 1);
        now.nextIndex().begin();
        now.store()
                .apply(
                        List.of(new MemoryStore.Kept(
                                ferry,
                                now.background()
                                        .vectorsOf(List.of(ferry.text()))
                                        .get(0),
                                null)),
                        List.of(),
                        true);
        Rebuild rebuild = rebuild();
        assertThat(rebuild.status().phase()).isEqualTo(Phase.INTERRUPTED);
        assertThat(now.nextIndex().complete(List.of(ferry))).containsExactly(ferry.factId());

        rebuild.start();
        await().atMost(SOON).until(() -> rebuild.status().phase() == Phase.FILLED);

        assertThat(states(Generation.NEXT)).hasSize(1);
    }

    @Test
    void knowsAnIndexThatAnEarlierVersionMade_untilItIsRebuilt() throws Exception {
        then.nextIndex().begin();
        then.nextIndex().switchOver();
        assertThat(then.inventory().isOfEarlierVersion()).isFalse();

        describeAsEarlierVersionsDid();

        try (TestIndex reopened = new TestIndex(BackingServices.shared().elasticsearchUrl(), THEN)) {
            assertThat(reopened.inventory().isOfEarlierVersion()).isTrue();
            assertThat(reopened.health().health().getDetails().get("action").toString())
                    .startsWith("reindex needed: the index was made by an earlier version");
            reopened.nextIndex().begin();
            reopened.nextIndex().switchOver();
            assertThat(reopened.inventory().isOfEarlierVersion()).isFalse();
        }
    }

    /** They named their model and nothing else. */
    private static void describeAsEarlierVersionsDid() throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(
                                        URI.create(BackingServices.shared().elasticsearchUrl() + "/memories/_mapping"))
                                .header("Content-Type", "application/json")
                                .PUT(HttpRequest.BodyPublishers.ofString(
                                        "{\"_meta\": {\"model\": \"" + THEN.modelId() + "\"}}"))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
    }

    @Test
    void takesForComplete_whatHasNoVectorBecauseTheModelDoesNotReadIt() {
        MemoryChanged unread = kept("Паром отходит в семь.", 1);
        now.nextIndex().begin();

        now.store().apply(List.of(new MemoryStore.Kept(unread, StatementVector.NONE, new float[0])), List.of(), true);

        assertThat(now.nextIndex().complete(List.of(unread))).containsExactly(unread.factId());
    }

    private MemoryChanged kept(String text, long version) {
        MemoryChanged memory =
                AMemory.in(space, text).version(UUID.randomUUID(), version).build();
        then.keep(List.of(memory));
        history.add(memory);
        return memory;
    }

    private Rebuild rebuild() {
        return new Rebuild(
                now.nextIndex(),
                now.inventory(),
                history,
                RebuildConfiguration.fills(now.nextIndex(), forgotten, now.background(), new LineVectors(NOW)),
                () -> {},
                Clock.systemUTC());
    }

    private Set<HeldState> states(Generation generation) {
        return new HashSet<>(now.inventory().states(HeldKind.MEMORIES, space, generation, any -> true));
    }

    private List<String> found(String query) {
        MemoryFilter filter = new MemoryFilter(List.of(space), "default", null, HeldAt.now(Instant.now()));
        return new MemorySearch(now.index(), NOW, now.background(), 100)
                        .search(new SearchRequest(
                                query, "Nobody", filter, 10, 0, Instant.now().plusSeconds(10)))
                        .stream()
                        .map(found -> found.memory().text())
                        .toList();
    }

    /** Forgets for as long as the test lasts. */
    private static final class Ledger implements ForgottenLedger {
        private final Set<String> keys = new HashSet<>();
        private String forgetsAfterFirstLook = "";

        @Override
        public synchronized void add(Collection<String> added) {
            keys.addAll(added);
        }

        @Override
        public synchronized void add(Map<String, Long> ends) {
            keys.addAll(ends.keySet());
        }

        @Override
        public synchronized Set<String> among(Map<String, Long> versions) {
            return among(versions.keySet());
        }

        @Override
        public synchronized Set<String> among(Collection<String> asked) {
            Set<String> known = asked.stream().filter(keys::contains).collect(Collectors.toSet());
            if (asked.contains(forgetsAfterFirstLook)) {
                keys.add(forgetsAfterFirstLook);
            }
            return known;
        }
    }
}
