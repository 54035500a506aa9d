// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.recall.likeness.Background;
import dev.keepsake.recall.likeness.Cosine;
import dev.keepsake.recall.likeness.LikenessScale;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the policy of a team that governs a question. Thread-safe. */
public final class GoverningPolicy {
    private final PolicyShelf shelf;
    private final Embedder embedder;
    private final Background background;

    GoverningPolicy(PolicyShelf shelf, Embedder embedder, Background background) {
        this.shelf = shelf;
        this.embedder = embedder;
        this.background = background;
    }

    /** The likeliest, where it is likely enough. Costs next to nothing for a team without policies. */
    public Optional<Policy> of(String question, SpaceId team) {
        List<IndexedPolicy> policies = shelf.in(team);
        if (policies.isEmpty()) {
            return Optional.empty();
        }
        float[] vector = embedder.embedQuery(question);
        LikenessScale scale = background.scaleFor(vector);
        PolicyQuestion asked = PolicyQuestion.read(question);
        return policies.stream()
                .map(policy -> new Judged(policy.policy(), probability(policy, vector, scale, asked)))
                .filter(judged -> judged.probability() >= Governance.LEAST)
                .max(Comparator.comparingDouble(Judged::probability))
                .map(Judged::policy);
    }

    static double probability(IndexedPolicy policy, float[] vector, LikenessScale scale, PolicyQuestion asked) {
        return Governance.of(likeness(policy, vector, scale), coverage(policy.policy(), asked), asked);
    }

    static double likeness(IndexedPolicy policy, float[] vector, LikenessScale scale) {
        return policy.passages().stream()
                .mapToDouble(passage -> scale.likeness(Cosine.of(passage.vector(), vector), passage.commonness()))
                .max()
                .orElse(0);
    }

    static double coverage(Policy policy, PolicyQuestion asked) {
        Set<String> held = PolicyQuestion.stems(policy.title() + " " + policy.text());
        return asked.stems().isEmpty()
                ? 0
                : asked.stems().stream().filter(held::contains).count()
                        / (double) asked.stems().size();
    }

    private record Judged(Policy policy, double probability) {}
}
