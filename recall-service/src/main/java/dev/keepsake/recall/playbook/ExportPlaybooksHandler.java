// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.ExportPlaybooks;
import dev.keepsake.contracts.recall.ExportPlaybooks.Arguments;
import dev.keepsake.contracts.recall.ExportPlaybooks.ExportedPlaybook;
import dev.keepsake.contracts.recall.ExportPlaybooks.Result;
import dev.keepsake.contracts.tool.ToolContract;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers {@code export_playbooks}. */
final class ExportPlaybooksHandler implements ToolHandler<Arguments, Result> {
    private static final int PAGE = 100;
    private static final int FORM = 1;

    private final PlaybookStore store;

    ExportPlaybooksHandler(PlaybookStore store) {
        this.store = store;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return ExportPlaybooks.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        List<Playbook> page =
                store.after(call.caller().space(), place(call.arguments().cursor()), PAGE);
        return Answer.of(new Result(
                page.stream().map(ExportPlaybooksHandler::exported).toList(),
                page.size() < PAGE ? null : Long.toString(page.get(PAGE - 1).number())));
    }

    private static long place(@Nullable String cursor) {
        try {
            return cursor == null ? 0 : Long.parseLong(cursor);
        } catch (NumberFormatException foreign) {
            throw CallRefused.invalid("\"cursor\" must be as the page before said under \"next\".");
        }
    }

    private static ExportedPlaybook exported(Playbook playbook) {
        return new ExportedPlaybook(
                "playbook",
                FORM,
                playbook.id(),
                playbook.scope(),
                playbook.trigger(),
                playbook.strategy(),
                playbook.wins(),
                playbook.losses(),
                playbook.credit(),
                playbook.lastUsedAt());
    }
}
