// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.learn.Engine;
import dev.keepsake.ingest.learn.LocalEngine;
import dev.keepsake.ingest.ledger.RememberedTenants;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.model.Chat;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.ModelSettings.Output;
import dev.keepsake.model.TokenLedger;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

class ExtractConfigurationTest {
    private static final ModelSettings SETTINGS = new ModelSettings(
            null,
            null,
            null,
            Duration.ofSeconds(1),
            1,
            Duration.ofSeconds(1),
            0,
            Fallback.LOCAL,
            Output.SCHEMA,
            1,
            Duration.ofSeconds(1));

    private final ApplicationContextRunner process = new ApplicationContextRunner()
            .withUserConfiguration(ExtractConfiguration.class)
            .withBean(StatementExtractor.class, () -> utterance -> new Extraction(List.of(), List.of()))
            .withBean(ModelSettings.class, () -> SETTINGS)
            .withBean(SpaceTenants.class, RememberedTenants::new)
            .withBean(MeterRegistry.class, SimpleMeterRegistry::new)
            .withBean(Clock.class, Clock::systemUTC);

    @Test
    void theLocalEngineReads_whereNoModelIsSet() {
        process.run(context -> assertThat(context.getBean(Engine.class)).isInstanceOf(LocalEngine.class));
    }

    @Test
    void theModelReads_whereOneIsSet_andNobodyWaitsForIt() {
        Chat chat = (instructions, data, schema, patience) -> new Chat.Reply("", 0, 0);
        TokenLedger ledger = new StubbedEngine.NoLedger();
        process.withBean(
                        ModelEngine.class,
                        () -> new ModelEngine(chat, ledger, SETTINGS, new SimpleMeterRegistry(), Clock.systemUTC()))
                .run(context -> {
                    assertThat(context.getBean(Engine.class)).isInstanceOf(ModelStatementExtractor.class);
                    assertThat(context.getBean(Engine.class).isQuick()).isFalse();
                });
    }
}
