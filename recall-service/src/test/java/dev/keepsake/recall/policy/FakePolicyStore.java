// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Policies in memory. */
final class FakePolicyStore implements PolicyStore {
    private final Map<SourceId, IndexedPolicy> kept = new LinkedHashMap<>();

    @Override
    public boolean holds(Policy policy, String model) {
        IndexedPolicy known = kept.get(policy.source());
        return known != null
                && (known.policy().version() > policy.version()
                        || known.policy().text().equals(policy.text())
                                && known.policy().title().equals(policy.title())
                                && known.model().equals(model));
    }

    @Override
    public void put(IndexedPolicy policy) {
        kept.merge(
                policy.policy().source(),
                policy,
                (old, given) -> given.policy().version() >= old.policy().version() ? given : old);
    }

    @Override
    public void remove(SourceId source, SpaceId space) {
        kept.remove(source);
    }

    @Override
    public List<Ref> in(SpaceId space) {
        return kept.values().stream()
                .map(IndexedPolicy::policy)
                .filter(policy -> policy.space().equals(space))
                .map(policy -> new Ref(policy.source(), policy.version(), space))
                .toList();
    }

    @Override
    public Optional<IndexedPolicy> load(Ref ref) {
        return Optional.ofNullable(kept.get(ref.source()));
    }
}
