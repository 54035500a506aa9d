// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.language.embedding.LocalEmbedder;
import dev.keepsake.recall.likeness.Background;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class GoverningPolicyTest {
    private static final SpaceId TEAM = new SpaceId(UUID.randomUUID());
    private static LocalEmbedder embedder;
    private static FakePolicyStore store;
    private static GoverningPolicy governing;

    @BeforeAll
    static void shelve() {
        embedder = LocalEmbedder.load();
        Background background = Background.of(embedder);
        PolicyIndexer indexer = new PolicyIndexer(embedder, background);
        store = new FakePolicyStore();
        PolicyTable.POLICIES.forEach((title, text) ->
                store.put(indexer.index(new Policy(SourceId.ofCall(UUID.randomUUID()), 1, TEAM, title, text))));
        governing = new GoverningPolicy(new PolicyShelf(store, indexer), embedder, background);
    }

    @AfterAll
    static void close() {
        embedder.close();
    }

    @Test
    void findsThePolicyThatGoverns_forNineQuestionsOfTen() {
        List<String> missed = new ArrayList<>();
        PolicyTable.GOVERNED.forEach((title, questions) -> questions.forEach(question -> {
            Optional<String> found = governing.of(question, TEAM).map(Policy::title);
            if (!found.equals(Optional.of(title))) {
                missed.add(question + " -> " + found);
            }
        }));

        long all = PolicyTable.GOVERNED.values().stream().mapToLong(List::size).sum();
        assertThat(missed).hasSizeLessThanOrEqualTo((int) (all / 10));
    }

    @Test
    void leavesOtherQuestionsAlone_forNineOfTen() {
        List<String> governed = PolicyTable.FREE.stream()
                .filter(question -> governing.of(question, TEAM).isPresent())
                .toList();

        assertThat(governed).hasSizeLessThanOrEqualTo(PolicyTable.FREE.size() / 10);
    }

    @Test
    void seesNoPolicyOfAnotherTeam() {
        assertThat(governing.of("How many days of holiday do I have?", new SpaceId(UUID.randomUUID())))
                .isEmpty();
    }
}
