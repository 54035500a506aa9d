// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceRelearn;
import dev.keepsake.contracts.ingest.SourceRelearn.Arguments;
import dev.keepsake.contracts.ingest.SourceRelearn.Result;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code source_relearn}. */
final class SourceRelearnHandler implements ToolHandler<Arguments, Result> {
    private final Truth truth;
    private final LearningQueue queue;
    private final SourceJournal sources;
    private final Announcements announcements;
    private final Clock clock;

    SourceRelearnHandler(
            Truth truth, LearningQueue queue, SourceJournal sources, Announcements announcements, Clock clock) {
        this.truth = truth;
        this.queue = queue;
        this.sources = sources;
        this.announcements = announcements;
        this.clock = clock;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return SourceRelearn.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        String id = call.arguments().id();
        return id == null ? all(call) : one(call, id);
    }

    private Answer<Result> one(Call<Arguments> call, String text) {
        SourceId id = SourceId.parse(text).orElseThrow(() -> CallRefused.invalid("\"id\" must be source:<id>."));
        SourceChanged source = Reach.toChange(call.caller(), text, space -> state(space, id));
        return truth.changing(source.space(), () -> {
            Set<String> awaits = requeue(source.space(), id, call);
            SourceChanged now = state(source.space(), id).orElseThrow(() -> Reach.notFound(text));
            return new Answer<>(new Result(List.of(SourceProgress.of(id, now.status()))), awaits);
        });
    }

    private Answer<Result> all(Call<Arguments> call) {
        List<SourceProgress> put = new ArrayList<>();
        Set<String> awaits = new HashSet<>();
        for (SpaceId space : call.caller().readableSpaces()) {
            if (call.caller().mayChange(space)) {
                awaits.addAll(truth.changing(space, () -> {
                    List<SourceId> queued = queue.requeue(space, null, clock.instant());
                    sources.states(space, queued)
                            .forEach(source -> put.add(SourceProgress.of(source.id(), source.status())));
                    return announcements.sources(space, queued, call.origin());
                }));
            }
        }
        return new Answer<>(new Result(put), awaits);
    }

    private Set<String> requeue(SpaceId space, SourceId id, Call<Arguments> call) {
        List<SourceId> queued = queue.requeue(space, id, clock.instant());
        return queued.isEmpty() ? Set.of() : announcements.sources(space, queued, call.origin());
    }

    private Optional<SourceChanged> state(SpaceId space, SourceId id) {
        return sources.states(space, List.of(id)).stream().findFirst();
    }
}
