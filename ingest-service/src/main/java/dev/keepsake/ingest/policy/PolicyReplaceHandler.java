// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.PolicyReplace;
import dev.keepsake.contracts.ingest.PolicyReplace.Arguments;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Truth;
import java.util.HashSet;
import java.util.Set;

/** Answers {@code policy_replace}. */
final class PolicyReplaceHandler implements ToolHandler<Arguments, PolicyView> {
    private final Truth truth;
    private final PolicyDesk desk;

    PolicyReplaceHandler(Truth truth, PolicyDesk desk) {
        this.truth = truth;
        this.desk = desk;
    }

    @Override
    public ToolContract<Arguments, PolicyView> contract() {
        return PolicyReplace.CONTRACT;
    }

    @Override
    public Answer<PolicyView> handle(Call<Arguments> call) {
        SpaceId team = PolicyDesk.governed(call.caller());
        Arguments policy = call.arguments();
        return truth.changing(team, () -> {
            Set<String> awaits = new HashSet<>();
            if (!desk.hasEnacted(team, call)) {
                awaits.addAll(desk.retire(team, call, PolicyDesk.id(policy.id())));
            }
            PolicyDesk.Enacted enacted = desk.enact(team, call, policy.title(), policy.text());
            awaits.addAll(enacted.awaits());
            return new Answer<>(enacted.policy(), awaits);
        });
    }
}
