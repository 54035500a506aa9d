// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.EntityMergeArguments;
import dev.keepsake.contracts.ingest.EntityMergeUndo;
import dev.keepsake.contracts.ingest.EntityMergeUndo.Result;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.entity.EntityMerges.KnownMerge;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.MergedNames;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Answers {@code entity_merge_undo}. */
final class EntityMergeUndoHandler implements ToolHandler<EntityMergeArguments, Result> {
    private final Truth truth;
    private final EntityMerges merges;
    private final Parting parting;
    private final Announcements announcements;
    private final Clock clock;

    EntityMergeUndoHandler(
            Truth truth, EntityMerges merges, Parting parting, Announcements announcements, Clock clock) {
        this.truth = truth;
        this.merges = merges;
        this.parting = parting;
        this.announcements = announcements;
        this.clock = clock;
    }

    @Override
    public ToolContract<EntityMergeArguments, Result> contract() {
        return EntityMergeUndo.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<EntityMergeArguments> call) {
        SpaceId space = Reach.toWrite(call.caller(), call.arguments().space());
        return truth.changing(space, () -> undo(call, space));
    }

    private Answer<Result> undo(Call<EntityMergeArguments> call, SpaceId space) {
        List<KnownMerge> all = merges.all(space);
        KnownMerge merge = all.stream()
                .filter(known -> isMeant(known, call.arguments()))
                .max(Comparator.comparingLong(KnownMerge::id))
                .orElseThrow(() -> CallRefused.notFound(sentence(call.arguments(), " was never merged into ", ".")));
        MergedNames before = Merges.inForce(all);
        if (!merge.isInForce()) {
            if (call.id().equals(merge.undoneBy())) {
                return Answer.of(result(space, before, merge));
            }
            throw new CallRefused(
                    ErrorCode.CONFLICT, "The merge of " + sentence(call.arguments(), " into ", " was undone already."));
        }
        merges.undo(space, merge.id(), call.id(), clock.instant());
        MergedNames after = Merges.inForce(merges.all(space));
        Set<UUID> changed = parting.part(space, EntityGroup.of(merges, space, before, after));
        return new Answer<>(result(space, after, merge), announcements.memories(space, changed, call.origin()));
    }

    private static boolean isMeant(KnownMerge known, EntityMergeArguments names) {
        return Digests.same(known.merge().from(), names.from())
                && Digests.same(known.merge().into(), names.into());
    }

    private Result result(SpaceId space, MergedNames names, KnownMerge merge) {
        String entity = merge.merge().from();
        return new Result(entity, Merges.memoriesOf(merges, space, names, entity));
    }

    private static String sentence(EntityMergeArguments names, String between, String end) {
        return "\"" + names.from() + "\"" + between + "\"" + names.into() + "\"" + end;
    }
}
