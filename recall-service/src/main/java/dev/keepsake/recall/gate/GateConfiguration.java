// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.recall.ask.Answering;
import dev.keepsake.recall.policy.GoverningPolicy;
import dev.keepsake.recall.reranking.CrossEncoder;
import dev.keepsake.recall.reranking.OnnxCrossEncoder;
import dev.keepsake.recall.reranking.RerankEndpoint;
import dev.keepsake.recall.search.MemorySearch;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the gate. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(GateConfiguration.RerankerSettings.class)
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
    ToolHandler<RecallArguments, RecallGated.Result> recallGated(GatedRecall.Parts parts) {
        return new GatedRecallHandler(
                RecallGated.CONTRACT, new GatedRecall(parts, judge("recall-gated", SupportRule.NONE), Reranker.NONE));
    }

    /** The best candidates are reranked before the gate decides on them. */
    @Bean
    ToolHandler<RecallArguments, RecallGated.Result> recallVerified(
            GatedRecall.Parts parts, Clock clock, RerankerSettings settings) {
        Reranker own = new CrossRead();
        Reranker reranker = settings.encoder()
                .<Reranker>map(one -> new ModelReranker(one, own, settings.patience(), clock))
                .orElse(own);
        return new GatedRecallHandler(
                RecallVerified.CONTRACT, new GatedRecall(parts, judge("recall-verified", SupportRule.CITED), reranker));
    }

    private static Judge judge(String weights, SupportRule support) {
        return new Judge(GateModel.load(weights), GateModel.load(weights + "-alone"), support);
    }

    /**
     * Settings {@code keepsake.recall.reranker.*}. Without an address and a file none is used; an address goes before a file.
     *
     * @param url of a reranking server
     * @param name of the model at that server
     * @param key for that server
     * @param model an ONNX file
     * @param tokenizer the tokenizer.json of that model; beside it where nothing is said
     * @param patience the longest it may take
     */
    @ConfigurationProperties("keepsake.recall.reranker")
    record RerankerSettings(
            @DefaultValue("") String url,
            @DefaultValue("") String name,
            @DefaultValue("") String key,
            @DefaultValue("") String model,
            @DefaultValue("") String tokenizer,
            @DefaultValue("1500ms") Duration patience) {

        /** What is configured; refuses with a sentence what cannot be used. */
        Optional<CrossEncoder> encoder() {
            if (!url.isBlank()) {
                return Optional.of(new RerankEndpoint(URI.create(url), name, key));
            }
            Path vocabulary =
                    tokenizer.isBlank() ? Path.of(model).resolveSibling("tokenizer.json") : Path.of(tokenizer);
            return model.isBlank() ? Optional.empty() : Optional.of(OnnxCrossEncoder.load(Path.of(model), vocabulary));
        }
    }
}
