// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.PolicyRetire;
import dev.keepsake.contracts.ingest.PolicyRetire.Arguments;
import dev.keepsake.contracts.ingest.PolicyRetire.Result;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Truth;

/** Answers {@code policy_retire}. */
final class PolicyRetireHandler implements ToolHandler<Arguments, Result> {
    private final Truth truth;
    private final PolicyDesk desk;

    PolicyRetireHandler(Truth truth, PolicyDesk desk) {
        this.truth = truth;
        this.desk = desk;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return PolicyRetire.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        SpaceId team = PolicyDesk.governed(call.caller());
        String id = call.arguments().id();
        return truth.changing(team, () -> new Answer<>(new Result(id), desk.retire(team, call, PolicyDesk.id(id))));
    }
}
