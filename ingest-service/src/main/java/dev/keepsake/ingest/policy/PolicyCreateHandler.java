// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.PolicyCreate;
import dev.keepsake.contracts.ingest.PolicyCreate.Arguments;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Truth;

/** Answers {@code policy_create}. */
final class PolicyCreateHandler implements ToolHandler<Arguments, PolicyView> {
    private final Truth truth;
    private final PolicyDesk desk;

    PolicyCreateHandler(Truth truth, PolicyDesk desk) {
        this.truth = truth;
        this.desk = desk;
    }

    @Override
    public ToolContract<Arguments, PolicyView> contract() {
        return PolicyCreate.CONTRACT;
    }

    @Override
    public Answer<PolicyView> handle(Call<Arguments> call) {
        SpaceId team = PolicyDesk.governed(call.caller());
        Arguments policy = call.arguments();
        return truth.changing(team, () -> {
            PolicyDesk.Enacted enacted = desk.enact(team, call, policy.title(), policy.text());
            return new Answer<>(enacted.policy(), enacted.awaits());
        });
    }
}
