// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import dev.keepsake.cli.polling.Polling;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.Holdings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Compares an index with the truth: counts and fingerprints of every space, and ids and versions of those spaces where they
 * differ. What is only on its way is no difference: what differs is looked at again a moment later.
 */
public final class Comparison {
    private static final Polling LOOKS = new Polling(Duration.ofMillis(2_500), 2);

    private final Side truth;
    private final Side index;

    public Comparison(Side truth, Side index) {
        this.truth = truth;
        this.index = index;
    }

    /**
     * What came of it.
     *
     * @param memories how many the truth holds
     * @param sources how many the truth holds
     */
    public record Result(long memories, long sources, int spaces, Set<Difference> differences) {
        /** Whether the index holds what the truth holds. */
        public boolean agrees() {
            return differences.isEmpty();
        }

        private Result lastingIn(Result later) {
            Set<Difference> lasting = new LinkedHashSet<>(differences);
            lasting.retainAll(later.differences());
            return new Result(memories, sources, spaces, lasting);
        }
    }

    private record Key(HeldKind kind, SpaceId space) {}

    private record Pair(Holdings.OfSpace expected, Holdings.OfSpace found) {
        boolean differs() {
            return expected.count() != found.count() || expected.fingerprint() != found.fingerprint();
        }
    }

    public Result run() {
        List<Result> looks = new ArrayList<>();
        Result last = LOOKS.until(Result::agrees, () -> {
            looks.add(look());
            return looks.get(looks.size() - 1);
        });
        return looks.get(0).lastingIn(last);
    }

    private Result look() {
        Map<Key, Pair> pairs = pairs();
        return new Result(
                total(pairs, HeldKind.MEMORIES),
                total(pairs, HeldKind.SOURCES),
                spaces(pairs).size(),
                differences(pairs));
    }

    private Map<Key, Pair> pairs() {
        Map<Key, Holdings.OfSpace> expected = byKey(truth.holds());
        Map<Key, Holdings.OfSpace> found = byKey(index.holds());
        Set<Key> keys = new LinkedHashSet<>(expected.keySet());
        keys.addAll(found.keySet());
        Map<Key, Pair> pairs = new LinkedHashMap<>();
        keys.forEach(key -> pairs.put(
                key, new Pair(expected.getOrDefault(key, nothing(key)), found.getOrDefault(key, nothing(key)))));
        return pairs;
    }

    private Set<Difference> differences(Map<Key, Pair> pairs) {
        Set<Difference> differences = new LinkedHashSet<>();
        pairs.values().forEach(pair -> {
            if (pair.differs()) {
                int parts = Side.parts(
                        Math.max(pair.expected().count(), pair.found().count()));
                for (int part = 0; part < parts; part++) {
                    differences.addAll(differences(pair.expected(), part, parts));
                }
            }
        });
        return differences;
    }

    private Set<Difference> differences(Holdings.OfSpace space, int part, int parts) {
        Map<String, Long> expected = truth.versions(space, part, parts);
        Map<String, Long> found = index.versions(space, part, parts);
        Set<Difference> differences = new LinkedHashSet<>();
        expected.forEach((id, version) -> {
            if (!Objects.equals(found.get(id), version)) {
                differences.add(new Difference(
                        space.kind(),
                        space.space(),
                        new HeldState(id, version),
                        found.containsKey(id) ? Difference.Fault.OUTDATED : Difference.Fault.MISSING));
            }
        });
        found.keySet().removeAll(expected.keySet());
        found.forEach((id, version) -> differences.add(
                new Difference(space.kind(), space.space(), new HeldState(id, version), Difference.Fault.SURPLUS)));
        return differences;
    }

    private static Map<Key, Holdings.OfSpace> byKey(Holdings holdings) {
        Map<Key, Holdings.OfSpace> byKey = new LinkedHashMap<>();
        holdings.spaces().forEach(one -> byKey.put(new Key(one.kind(), one.space()), one));
        return byKey;
    }

    private static Holdings.OfSpace nothing(Key key) {
        return new Holdings.OfSpace(key.kind(), key.space(), 0, 0);
    }

    private static long total(Map<Key, Pair> pairs, HeldKind kind) {
        return pairs.values().stream()
                .filter(pair -> pair.expected().kind() == kind)
                .mapToLong(pair -> pair.expected().count())
                .sum();
    }

    private static Set<SpaceId> spaces(Map<Key, Pair> pairs) {
        Set<SpaceId> spaces = new HashSet<>();
        pairs.keySet().forEach(key -> spaces.add(key.space()));
        return spaces;
    }
}
