// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.correct;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.Correct.Arguments;
import dev.keepsake.contracts.ingest.Correct.Result;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.RecalledGate;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import java.util.Optional;

/** Answers {@code correct}. */
final class CorrectHandler implements ToolHandler<Arguments, Result> {
    private final Truth truth;
    private final MemoryLedger memories;
    private final SecretGate secrets;
    private final Replacement replacement;

    CorrectHandler(Truth truth, MemoryLedger memories, SecretGate secrets, Replacement replacement) {
        this.truth = truth;
        this.memories = memories;
        this.secrets = secrets;
        this.replacement = replacement;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return Correct.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        String id = call.arguments().id();
        secrets.check("text", call.arguments().text());
        RecalledGate.check("text", call.arguments().text());
        long number = MemoryNumber.parse(id)
                .orElseThrow(() -> CallRefused.invalid("\"id\" must be a memory, written memory:<n>."));
        Memory found = Reach.toChange(call.caller(), id, space -> memories.find(space, number));
        return truth.changing(found.space(), () -> {
            Memory wrong = memories.find(found.space(), number).orElseThrow(() -> Reach.notFound(id));
            return correct(call, wrong);
        });
    }

    private Answer<Result> correct(Call<Arguments> call, Memory wrong) {
        Optional<Memory> before = memories.taughtBy(wrong.space(), SourceId.ofCall(call.id())).stream()
                .findFirst();
        if (before.isPresent()) {
            return Answer.of(result(wrong, before.get()));
        }
        checkCorrectable(wrong);
        Replacement.Replaced replaced = replacement.replace(wrong, call);
        return new Answer<>(result(wrong, replaced.memory()), replaced.settlements());
    }

    private void checkCorrectable(Memory memory) {
        if (memory.status() != MemoryStatus.WRONG && memory.status() != MemoryStatus.SUPERSEDED) {
            return;
        }
        String instead = Optional.ofNullable(memory.supersededBy())
                .flatMap(successor -> memories.find(memory.space(), successor))
                .map(successor -> " by " + name(successor) + "; correct that one")
                .orElse("");
        throw new CallRefused(ErrorCode.CONFLICT, name(memory) + " has been replaced" + instead + ".");
    }

    private static Result result(Memory wrong, Memory right) {
        return new Result(name(wrong), name(right), true);
    }

    private static String name(Memory memory) {
        return MemoryNumber.format(memory.number());
    }
}
