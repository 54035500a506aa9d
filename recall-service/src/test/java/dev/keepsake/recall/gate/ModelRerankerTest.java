// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.recall.ReadSpace;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import dev.keepsake.recall.reranking.CrossEncoder;
import dev.keepsake.recall.reranking.RerankingFailed;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ModelRerankerTest {
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private final Caller nadia = Callers.someone();
    private final List<Duration> patience = new ArrayList<>();

    @Test
    void givesTheModelTheStatements_andNoMoreTimeThanTheCallHas() {
        CrossEncoder model = (question, texts, left) -> {
            patience.add(left);
            return texts.stream().map(text -> text.contains("bees") ? 0.9 : 0.1).toList();
        };

        assertThat(reranker(model).scores(question(NOW.plusMillis(900)), found()))
                .contains(List.of(0.1, 0.9));
        assertThat(reranker(model).scores(question(NOW.plusSeconds(30)), found()))
                .isPresent();
        assertThat(patience).containsExactly(Duration.ofMillis(400), Duration.ofSeconds(1));
    }

    @Test
    void goesOnWithoutTheModel_whenItFails() {
        CrossEncoder broken = (question, texts, left) -> {
            throw new RerankingFailed("The reranker is away.");
        };

        assertThat(reranker(broken).scores(question(NOW.plusSeconds(30)), found()))
                .isEmpty();
    }

    private static ModelReranker reranker(CrossEncoder model) {
        return new ModelReranker(model, Reranker.NONE, Duration.ofSeconds(1), Clock.fixed(NOW, ZoneOffset.UTC));
    }

    private GateQuestion question(Instant deadline) {
        return new GateQuestion(
                UUID.randomUUID(), nadia, "What does Nadia keep?", "default", 10, null, ReadSpace.BOTH, deadline);
    }

    private List<FoundMemory> found() {
        return List.of(
                new FoundMemory(AMemory.in(nadia.space(), "Nadia sings.").build(), 0.8),
                new FoundMemory(AMemory.in(nadia.space(), "Nadia keeps bees.").build(), 0.7));
    }
}
