// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.PlaybookReport;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Clock;
import java.util.UUID;

/** Answers {@code playbook_report}. A call that comes twice has one outcome. */
final class PlaybookReportHandler implements ToolHandler<PlaybookReport.Arguments, PlaybookReport.Result> {
    private static final double LOW = 0.05;
    private static final double HIGH = 0.95;

    private final OutcomeRecorder outcomes;
    private final Clock clock;

    PlaybookReportHandler(OutcomeRecorder outcomes, Clock clock) {
        this.outcomes = outcomes;
        this.clock = clock;
    }

    @Override
    public ToolContract<PlaybookReport.Arguments, PlaybookReport.Result> contract() {
        return PlaybookReport.CONTRACT;
    }

    @Override
    public Answer<PlaybookReport.Result> handle(Call<PlaybookReport.Arguments> call) {
        PlaybookReport.Arguments told = call.arguments();
        long number = Playbook.number(told.id().strip()).orElseThrow(() -> unknown(told.id()));
        UUID id = told.outcomeId() == null ? call.id() : told.outcomeId();
        OutcomeRecorder.Earned earned = outcomes.record(
                        call.caller().readableSpaces(), new PlaybookOutcome(id, number, told.won(), clock.instant()))
                .orElseThrow(() -> unknown(told.id()));
        return Answer.of(new PlaybookReport.Result(
                Playbook.id(number),
                earned.recorded(),
                rounded(earned.worth().mean()),
                new PlaybookReport.Interval(
                        rounded(earned.worth().quantile(LOW)),
                        rounded(earned.worth().quantile(HIGH))),
                earned.wins(),
                earned.losses()));
    }

    private static CallRefused unknown(String id) {
        return CallRefused.notFound("There is no playbook entry " + id + " that you can read. Use an id that"
                + " playbook_write or playbook_recall returned.");
    }

    private static double rounded(double value) {
        return Math.round(value * 10_000) / 10_000.0;
    }
}
