// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.ingest.learn.Engine;
import dev.keepsake.ingest.learn.LocalEngine;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.Prompt;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Chooses the engine: a model where one is set, otherwise the local one. */
@Configuration(proxyBeanMethods = false)
class ExtractConfiguration {
    private static final int PROMPT_VERSION = 1;
    private static final Duration FOR_PAUSES = Duration.ofSeconds(30);

    @Bean
    Engine engine(
            StatementExtractor local,
            ObjectProvider<ModelEngine> model,
            ModelSettings settings,
            SpaceTenants tenants,
            MeterRegistry meters,
            Clock clock) {
        ModelEngine configured = model.getIfAvailable();
        if (configured == null) {
            return new LocalEngine(local);
        }
        return new ModelStatementExtractor(
                configured,
                Prompt.load(ExtractConfiguration.class, "extract-statements", PROMPT_VERSION),
                local,
                new Verifier(new SentenceSplitter(), new TemporalResolver(), new LanguageDetector()),
                new ModelUse(
                        settings.fallback() == Fallback.LOCAL,
                        settings.timeout().multipliedBy(settings.attempts()).plus(FOR_PAUSES)),
                tenants,
                meters,
                clock);
    }
}
