// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import java.util.List;

/** Takes policies apart and gives their passages vectors. */
final class PolicyIndexer {
    private final Embedder embedder;
    private final Background background;

    PolicyIndexer(Embedder embedder, Background background) {
        this.embedder = embedder;
        this.background = background;
    }

    String model() {
        return embedder.modelId();
    }

    IndexedPolicy index(Policy policy) {
        List<IndexedPolicy.Passage> passages = background.vectorsOf(Passages.of(policy.title(), policy.text())).stream()
                .map(vector -> new IndexedPolicy.Passage(vector.values(), vector.commonness()))
                .toList();
        return new IndexedPolicy(policy, model(), passages);
    }
}
