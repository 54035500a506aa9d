// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.PolicyList;
import dev.keepsake.contracts.ingest.PolicyList.Arguments;
import dev.keepsake.contracts.ingest.PolicyList.Result;
import dev.keepsake.contracts.tool.ToolContract;

/** Answers {@code policy_list}. */
final class PolicyListHandler implements ToolHandler<Arguments, Result> {
    private final Policies policies;

    PolicyListHandler(Policies policies) {
        this.policies = policies;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return PolicyList.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        SpaceId team = PolicyDesk.governed(call.caller());
        return Answer.of(new Result(policies.inForce(team)));
    }
}
