// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.ingest.learn.Engine;
import dev.keepsake.ingest.ledger.RememberedTenants;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.ModelSettings.Output;
import dev.keepsake.model.Prompt;
import dev.keepsake.model.TokenLedger;
import dev.keepsake.model.openai.SpringAiChat;
import dev.keepsake.testkit.model.ModelStub;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.UUID;

/** The model engine as it runs, at the address of a model with recorded replies. */
public final class StubbedEngine {
    private StubbedEngine() {}

    public static Engine at(ModelStub model, StatementExtractor local, Fallback fallback, MeterRegistry meters) {
        return at(model, local, fallback, meters, new RememberedTenants(), new NoLedger(), 0);
    }

    /** @param budget tokens that a tenant may use in a day */
    static Engine at(
            ModelStub model,
            StatementExtractor local,
            Fallback fallback,
            MeterRegistry meters,
            SpaceTenants tenants,
            TokenLedger ledger,
            long budget) {
        ModelSettings settings = new ModelSettings(
                model.url(),
                null,
                "stub",
                Duration.ofSeconds(8),
                3,
                Duration.ofMillis(1),
                budget,
                fallback,
                Output.SCHEMA,
                1000,
                Duration.ofMinutes(10));
        return new ModelStatementExtractor(
                new ModelEngine(new SpringAiChat(settings), ledger, settings, meters, Clock.systemUTC()),
                Prompt.load(StubbedEngine.class, "extract-statements", 1),
                local,
                new Verifier(new SentenceSplitter(), new TemporalResolver(), new LanguageDetector()),
                new ModelUse(fallback == Fallback.LOCAL, Duration.ofMinutes(3)),
                tenants,
                meters,
                Clock.systemUTC());
    }

    static final class NoLedger implements TokenLedger {
        @Override
        public long usedOn(LocalDate day, UUID account) {
            return 0;
        }

        @Override
        public void add(LocalDate day, UUID account, long asked, long answered) {
            // The budget is tested with the engine.
        }
    }
}
