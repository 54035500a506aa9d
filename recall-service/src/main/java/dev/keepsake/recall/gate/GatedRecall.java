// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.Decision;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.recall.briefing.Briefing;
import dev.keepsake.recall.policy.GoverningPolicy;
import dev.keepsake.recall.policy.Policy;
import dev.keepsake.recall.search.Findings;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** One recall with its decision, from the search to the kept event. */
final class GatedRecall {
    /** The gate looks further than the caller wants to read. */
    private static final int LEAST_LIMIT = 20;

    private final GateSearch search;
    private final EvidenceReader reader;
    private final Judge judge;
    private final Reranker reranker;
    private final GoverningPolicy policies;
    private final TenantThresholds tenants;
    private final DecisionLog log;
    private final Clock clock;

    GatedRecall(Parts parts, Judge judge, Reranker reranker) {
        this.search = parts.search();
        this.reader = parts.reader();
        this.policies = parts.policies();
        this.tenants = parts.tenants();
        this.log = parts.log();
        this.clock = parts.clock();
        this.judge = judge;
        this.reranker = reranker;
    }

    RecallGated.Result answer(GateQuestion question, String tool) {
        Instant now = clock.instant();
        Findings findings = search.find(question, now, Math.max(LEAST_LIMIT, question.k()));
        Optional<Policy> policy = policyFor(question);
        Observation seen = reader.observe(question, findings, now);
        List<Ranked> ranked = reranker.rerank(question, seen, findings.best());
        ranked.stream()
                .findFirst()
                .map(Ranked::rerankScore)
                .ifPresent(score -> seen.features().with(GateFeature.RERANKED, EvidenceReader.logOdds(score)));
        Thresholds thresholds = tenants.of(question.caller().tenant())
                .orElse(TenantThresholds.Offsets.NONE)
                .appliedTo(judge.shipped(seen));
        Verdict verdict = judge.judge(seen, thresholds, ranked.isEmpty(), policy.isPresent());
        boolean abstains = thresholds.decide(verdict.probability()) == Decision.ABSTAIN;
        List<Ranked> shown =
                abstains ? List.of() : ranked.stream().limit(question.k()).toList();
        Served served = abstains ? Served.NOTHING : Served.from(shown, seen);
        log.keep(new KeptDecision(
                question.eventId(),
                question.caller().tenant(),
                question.caller().space(),
                tool,
                question.queryHash(),
                seen.features().named(),
                verdict.probability(),
                thresholds,
                verdict.decision(),
                shown.stream().map(one -> one.memory().number()).toList(),
                now));
        return new RecallGated.Result(
                verdict.decision(),
                verdict.probability(),
                new Briefing(question.caller().zone()).write(policy, served.answering(), served.related()),
                policy.isPresent(),
                question.eventId(),
                shown.stream().map(one -> Served.view(one, question.caller())).toList(),
                verdict.reasons());
    }

    /** Policies are the team's: who reads only their own memory is shown none. */
    private Optional<Policy> policyFor(GateQuestion question) {
        SpaceId team = question.caller().sharedSpace();
        return team != null && question.spaces().contains(team)
                ? policies.of(question.query(), team)
                : Optional.empty();
    }

    /** What every recall needs, with and without reranking. */
    record Parts(
            GateSearch search,
            EvidenceReader reader,
            GoverningPolicy policies,
            TenantThresholds tenants,
            DecisionLog log,
            Clock clock) {}
}
