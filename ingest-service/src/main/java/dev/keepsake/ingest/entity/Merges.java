// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.ingest.entity.EntityMerges.KnownMerge;
import dev.keepsake.ingest.ledger.MergedNames;
import java.util.List;

/** What both handlers ask of merges. */
final class Merges {
    private Merges() {}

    static MergedNames inForce(List<KnownMerge> merges) {
        return new MergedNames(merges.stream()
                .filter(KnownMerge::isInForce)
                .map(KnownMerge::merge)
                .toList());
    }

    static int memoriesOf(EntityMerges merges, SpaceId space, MergedNames names, String entity) {
        List<String> called = merges.names(space).stream()
                .filter(name -> names.areOne(name, entity))
                .toList();
        return merges.count(space, called);
    }
}
