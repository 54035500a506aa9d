// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.PlaybookRecall;
import dev.keepsake.contracts.tool.ToolContract;
import java.util.Comparator;
import java.util.List;

/** Answers {@code playbook_recall}. */
final class PlaybookRecallHandler implements ToolHandler<PlaybookRecall.Arguments, PlaybookRecall.Result> {
    /** All are compared; a scope with more keeps its newest in sight. */
    private static final int MOST_COMPARED = 5_000;

    private static final Comparator<PlaybookRecall.Entry> BEST_FIRST =
            Comparator.comparingDouble(PlaybookRecall.Entry::score).reversed().thenComparing(PlaybookRecall.Entry::id);

    private final PlaybookStore store;
    private final SituationFit fit;

    PlaybookRecallHandler(PlaybookStore store, SituationFit fit) {
        this.store = store;
        this.fit = fit;
    }

    @Override
    public ToolContract<PlaybookRecall.Arguments, PlaybookRecall.Result> contract() {
        return PlaybookRecall.CONTRACT;
    }

    @Override
    public Answer<PlaybookRecall.Result> handle(Call<PlaybookRecall.Arguments> call) {
        PlaybookRecall.Arguments asked = call.arguments();
        List<Playbook> known = store.in(call.caller().readableSpaces(), asked.scope(), MOST_COMPARED);
        if (known.isEmpty()) {
            return Answer.of(new PlaybookRecall.Result(List.of()));
        }
        SituationFit.Situation situation = fit.of(asked.query());
        return Answer.of(new PlaybookRecall.Result(known.stream()
                .map(entry -> new Fitting(entry, situation.fits(entry)))
                .filter(fitting -> fitting.fit() >= SituationFit.LEAST)
                .map(Fitting::shown)
                .sorted(BEST_FIRST)
                .limit(asked.k())
                .toList()));
    }

    private record Fitting(Playbook entry, double fit) {
        PlaybookRecall.Entry shown() {
            return new PlaybookRecall.Entry(
                    entry.id(),
                    entry.trigger(),
                    entry.strategy(),
                    entry.credit(),
                    entry.uses(),
                    entry.wins(),
                    entry.losses(),
                    entry.lastUsedAt(),
                    score());
        }

        /** The fit, up to halved for what has failed: of two that fit alike the one that worked comes first. */
        private double score() {
            return Math.round(10_000 * fit * (0.5 + 0.5 * entry.credit())) / 10_000.0;
        }
    }
}
