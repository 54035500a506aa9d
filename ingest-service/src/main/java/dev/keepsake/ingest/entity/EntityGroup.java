// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.entity.EntityMerges.Renamed;
import dev.keepsake.ingest.entity.EntityMerges.Told;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.MergedNames;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The memories that a change of names concerns.
 *
 * @param moved those that answer under another name from now on
 * @param rest the others of the entities that are put together or apart
 * @param names as they are from now on
 */
record EntityGroup(List<Told> moved, List<Told> rest, MergedNames names) {

    static EntityGroup of(EntityMerges merges, SpaceId space, MergedNames before, MergedNames after) {
        List<String> names = merges.names(space);
        List<String> moved = names.stream()
                .filter(name -> !Digests.same(before.entityOf(name), after.entityOf(name)))
                .toList();
        Set<String> entities = moved.stream()
                .flatMap(name -> Stream.of(before.entityOf(name), after.entityOf(name)))
                .map(Digests::plain)
                .collect(Collectors.toSet());
        List<String> rest = names.stream()
                .filter(name -> !moved.contains(name) && entities.contains(Digests.plain(after.entityOf(name))))
                .toList();
        return new EntityGroup(merges.told(space, moved), merges.told(space, rest), after);
    }

    List<Told> all() {
        return Stream.concat(moved.stream(), rest.stream()).toList();
    }

    Set<UUID> ids() {
        return all().stream().map(told -> told.memory().factId()).collect(Collectors.toSet());
    }

    String entityOf(Told told) {
        return names.entityOf(told.name());
    }

    String subjectOf(Told told) {
        return Digests.subject(entityOf(told), told.memory().key());
    }

    List<Renamed> renamed() {
        return moved.stream()
                .map(told -> {
                    String entity = entityOf(told);
                    boolean own = Digests.same(entity, told.name());
                    return new Renamed(
                            told.memory().factId(),
                            own ? told.name() : entity,
                            subjectOf(told),
                            own ? null : told.name());
                })
                .toList();
    }
}
