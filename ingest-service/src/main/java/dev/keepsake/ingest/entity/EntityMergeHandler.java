// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.EntityMerge;
import dev.keepsake.contracts.ingest.EntityMerge.Result;
import dev.keepsake.contracts.ingest.EntityMergeArguments;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.entity.EntityMerges.KnownMerge;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.MergedNames;
import dev.keepsake.ingest.ledger.MergedNames.Merge;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Answers {@code entity_merge}. */
final class EntityMergeHandler implements ToolHandler<EntityMergeArguments, Result> {
    private final Truth truth;
    private final EntityMerges merges;
    private final Joining joining;
    private final Announcements announcements;
    private final Clock clock;

    EntityMergeHandler(Truth truth, EntityMerges merges, Joining joining, Announcements announcements, Clock clock) {
        this.truth = truth;
        this.merges = merges;
        this.joining = joining;
        this.announcements = announcements;
        this.clock = clock;
    }

    @Override
    public ToolContract<EntityMergeArguments, Result> contract() {
        return EntityMerge.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<EntityMergeArguments> call) {
        EntityMergeArguments names = call.arguments();
        if (Digests.same(names.from(), names.into())) {
            throw CallRefused.invalid("\"from\" and \"into\" are the same name.");
        }
        SpaceId space = Reach.toWrite(call.caller(), names.space());
        return truth.changing(space, () -> merge(call, space));
    }

    private Answer<Result> merge(Call<EntityMergeArguments> call, SpaceId space) {
        List<KnownMerge> all = merges.all(space);
        MergedNames before = Merges.inForce(all);
        // The same call again changes nothing, also when its merge has been undone meanwhile.
        if (all.stream().anyMatch(known -> known.madeBy().equals(call.id()))) {
            return Answer.of(
                    result(space, before, before.entityOf(call.arguments().into())));
        }
        String from = known(space, before, call.arguments().from());
        String into = known(space, before, call.arguments().into());
        Optional<String> already = before.into(from);
        if (already.filter(name -> Digests.same(name, into)).isPresent()) {
            return Answer.of(result(space, before, before.entityOf(into)));
        }
        if (before.areOne(from, into)) {
            throw conflict("\"" + from + "\" and \"" + into + "\" are one entity already.");
        }
        if (already.isPresent()) {
            throw conflict("\"" + from + "\" is merged into \"" + already.get() + "\"; undo that first, or merge \""
                    + already.get() + "\".");
        }
        merges.add(space, new Merge(from, into), call.id(), clock.instant());
        MergedNames after = Merges.inForce(merges.all(space));
        Set<UUID> changed = joining.join(space, EntityGroup.of(merges, space, before, after));
        return new Answer<>(
                result(space, after, after.entityOf(into)), announcements.memories(space, changed, call.origin()));
    }

    /** The name as it is spelled in the memory. */
    private String known(SpaceId space, MergedNames names, String asked) {
        return merges.names(space).stream()
                .flatMap(name -> List.of(name, names.entityOf(name)).stream())
                .filter(name -> Digests.same(name, asked))
                .findFirst()
                .orElseThrow(() -> CallRefused.notFound("There is no entity \"" + asked + "\" in this memory."));
    }

    private Result result(SpaceId space, MergedNames names, String entity) {
        return new Result(entity, names.alsoCalled(entity), Merges.memoriesOf(merges, space, names, entity));
    }

    private static CallRefused conflict(String sentence) {
        return new CallRefused(ErrorCode.CONFLICT, sentence);
    }
}
