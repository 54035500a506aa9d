// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.recall.ask.Answering;
import dev.keepsake.recall.policy.GoverningPolicy;
import dev.keepsake.recall.search.MemorySearch;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the gate. */
@Configuration(proxyBeanMethods = false)
class GateConfiguration {
    @Bean
    GatedRecall.Parts gateParts(
            MemorySearch search,
            Answering answering,
            GoverningPolicy policies,
            TenantThresholds tenants,
            DecisionLog log,
            Clock clock) {
        return new GatedRecall.Parts(
                new GateSearch(search, answering), new EvidenceReader(answering), policies, tenants, log, clock);
    }

    @Bean
    ToolHandler<RecallGated.Arguments, RecallGated.Result> recallGated(GatedRecall.Parts parts) {
        return new RecallGatedHandler(new GatedRecall(parts, judge("recall-gated"), Reranker.NONE));
    }

    @Bean
    ToolHandler<RecallVerified.Arguments, RecallGated.Result> recallVerified(GatedRecall.Parts parts) {
        return new RecallVerifiedHandler(new GatedRecall(parts, judge("recall-verified"), new CrossRead()));
    }

    private static Judge judge(String weights) {
        return new Judge(GateModel.load(weights), GateModel.load("alone"));
    }
}
