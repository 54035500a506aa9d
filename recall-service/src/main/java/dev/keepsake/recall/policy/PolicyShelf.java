// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.call.SpaceId;
import java.util.List;
import java.util.Optional;

/** The policies of a team, the vectors of those used lately held in memory. */
final class PolicyShelf {
    /** Some 60 MB of vectors at most. */
    private static final long MOST_PASSAGES = 40_000;

    private final PolicyStore store;
    private final PolicyIndexer indexer;
    private final Cache<PolicyStore.Ref, IndexedPolicy> held = Caffeine.newBuilder()
            .maximumWeight(MOST_PASSAGES)
            .weigher((PolicyStore.Ref ref, IndexedPolicy policy) ->
                    1 + policy.passages().size())
            .build();

    PolicyShelf(PolicyStore store, PolicyIndexer indexer) {
        this.store = store;
        this.indexer = indexer;
    }

    List<IndexedPolicy> in(SpaceId space) {
        return store.in(space).stream().flatMap(ref -> policy(ref).stream()).toList();
    }

    private Optional<IndexedPolicy> policy(PolicyStore.Ref ref) {
        IndexedPolicy known = held.getIfPresent(ref);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<IndexedPolicy> loaded = store.load(ref).map(this::withVectorsOfThisModel);
        loaded.ifPresent(policy -> held.put(ref, policy));
        return loaded;
    }

    private IndexedPolicy withVectorsOfThisModel(IndexedPolicy policy) {
        if (policy.model().equals(indexer.model())) {
            return policy;
        }
        IndexedPolicy anew = indexer.index(policy.policy());
        store.put(anew);
        return anew;
    }
}
