// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.recall.projection.SourceStore;
import java.util.List;

/** Keeps what it is given where sources are kept, and policies beside it, ready to be matched with questions. */
final class PolicyKeeper implements SourceStore {
    private final SourceStore sources;
    private final PolicyStore policies;
    private final PolicyIndexer indexer;

    PolicyKeeper(SourceStore sources, PolicyStore policies, PolicyIndexer indexer) {
        this.sources = sources;
        this.policies = policies;
        this.indexer = indexer;
    }

    @Override
    public void apply(List<SourceChanged> kept, List<Gone> gone) {
        gone.forEach(one -> policies.remove(one.id(), one.space()));
        for (SourceChanged source : kept) {
            if (source.kind() == SourceKind.POLICY) {
                keep(policy(source));
            }
        }
        sources.apply(kept, gone);
    }

    /** Every step of learning is an event with the same text; only the first costs anything. */
    private void keep(Policy policy) {
        if (!policies.holds(policy, indexer.model())) {
            policies.put(indexer.index(policy));
        }
    }

    private static Policy policy(SourceChanged source) {
        String title = source.title();
        return new Policy(source.id(), source.version(), source.space(), title == null ? "" : title, source.text());
    }
}
