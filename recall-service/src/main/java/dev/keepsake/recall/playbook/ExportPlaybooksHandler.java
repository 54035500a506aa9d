// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.ExportPlaybooks;
import dev.keepsake.contracts.recall.ExportPlaybooks.ExportedPlaybook;
import dev.keepsake.contracts.recall.ExportPlaybooks.Result;
import dev.keepsake.contracts.tool.PageArguments;
import dev.keepsake.contracts.tool.ToolContract;
import java.util.List;

/** Answers {@code export_playbooks}. */
final class ExportPlaybooksHandler implements ToolHandler<PageArguments, Result> {
    private static final int PAGE = 100;
    private static final int FORM = 1;

    private final PlaybookStore store;

    ExportPlaybooksHandler(PlaybookStore store) {
        this.store = store;
    }

    @Override
    public ToolContract<PageArguments, Result> contract() {
        return ExportPlaybooks.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<PageArguments> call) {
        List<Playbook> page =
                store.after(call.caller().space(), call.arguments().place(), PAGE);
        return Answer.of(new Result(
                page.stream().map(ExportPlaybooksHandler::exported).toList(),
                page.size() < PAGE ? null : Long.toString(page.get(PAGE - 1).number())));
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
