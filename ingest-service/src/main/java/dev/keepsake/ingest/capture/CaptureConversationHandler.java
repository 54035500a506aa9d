// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.CaptureConversation.Arguments;
import dev.keepsake.contracts.ingest.CaptureConversation.Result;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Clock;

/** Answers {@code capture_conversation} where it comes as a call; through the gateway it comes over the public topic. */
final class CaptureConversationHandler implements ToolHandler<Arguments, Result> {
    private final ConversationKeeper keeper;
    private final Clock clock;

    CaptureConversationHandler(ConversationKeeper keeper, Clock clock) {
        this.keeper = keeper;
        this.clock = clock;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return CaptureConversation.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        Arguments arguments = call.arguments();
        ConversationPushed pushed = new ConversationPushed(
                call.id().toString(),
                call.caller().space(),
                call.caller().person(),
                call.caller().zone(),
                arguments.channel(),
                arguments.agentId(),
                arguments.messages(),
                call.caller().tenant());
        Result result = new Result(
                SourceProgress.of(pushed.sourceId(), SourceStatus.QUEUED),
                arguments.messages().size());
        return new Answer<>(result, keeper.keep(pushed, clock.instant(), call.origin()));
    }
}
