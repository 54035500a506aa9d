// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which names mean one and the same, and the one that they answer under. Names compare as texts do, not as they are written. */
public final class MergedNames {
    /** Where nothing was merged. */
    public static final MergedNames NONE = new MergedNames(List.of());

    private final Map<String, Merge> byName = new HashMap<>();
    private final List<Merge> merges;

    /** One name merged into another. */
    public record Merge(String from, String into) {}

    /** @param merges those in force: no name is merged twice, and none into itself by way of others */
    public MergedNames(Collection<Merge> merges) {
        this.merges = List.copyOf(merges);
        merges.forEach(merge -> byName.put(Digests.plain(merge.from()), merge));
    }

    /** The name that another one answers under; the name itself where it was not merged. */
    public String entityOf(String name) {
        String entity = name;
        for (Merge merge = merge(entity); merge != null; merge = merge(entity)) {
            entity = merge.into();
        }
        return entity;
    }

    /** What a name was merged into. */
    public Optional<String> into(String name) {
        return Optional.ofNullable(merge(name)).map(Merge::into);
    }

    /** Whether two names mean one and the same. */
    public boolean areOne(String one, String other) {
        return Digests.same(entityOf(one), entityOf(other));
    }

    /** The further names of an entity. */
    public List<String> alsoCalled(String entity) {
        return merges.stream()
                .map(Merge::from)
                .filter(name -> areOne(name, entity) && !Digests.same(name, entity))
                .toList();
    }

    private @Nullable Merge merge(String name) {
        return byName.get(Digests.plain(name));
    }
}
