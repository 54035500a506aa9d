// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.language.embedding.LocalEmbedder;
import dev.keepsake.recall.fixture.TestIndex;
import dev.keepsake.testkit.backing.BackingServices;
import java.time.Instant;
import java.util.List;

/** The search on the real index with the real model, and how tests ask it. */
final class SearchedIndex implements AutoCloseable {
    private final LocalEmbedder embedder = LocalEmbedder.load();
    private final TestIndex index = new TestIndex(BackingServices.shared().elasticsearchUrl(), embedder);
    private final MemorySearch search = new MemorySearch(index.index(), embedder, index.background(), 100);

    LocalEmbedder embedder() {
        return embedder;
    }

    TestIndex index() {
        return index;
    }

    MemorySearch search() {
        return search;
    }

    List<String> texts(SpaceId space, String query) {
        return texts(search, space, query);
    }

    static List<String> texts(MemorySearch searched, SpaceId space, String query) {
        return texts(searched, space, query, 10);
    }

    static List<String> texts(MemorySearch searched, SpaceId space, String query, int limit) {
        return texts(searched.search(request(space, query, limit, 0)));
    }

    static List<String> texts(List<FoundMemory> found) {
        return found.stream().map(one -> one.memory().text()).toList();
    }

    static SearchRequest request(SpaceId space, String query, int limit, double leastScore) {
        MemoryFilter filter = new MemoryFilter(List.of(space), "default", null, HeldAt.now(Instant.now()));
        return request(query, filter, limit, leastScore);
    }

    static SearchRequest request(String query, MemoryFilter filter, int limit, double leastScore) {
        return new SearchRequest(
                query, "Nobody", filter, limit, leastScore, Instant.now().plusSeconds(30));
    }

    @Override
    public void close() {
        index.close();
        embedder.close();
    }
}
