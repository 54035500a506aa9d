// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.model.Prompt;
import dev.keepsake.recall.search.MemorySearch;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code ask}. */
@Configuration(proxyBeanMethods = false)
class AskConfiguration {
    private static final int PROMPT_VERSION = 1;

    @Bean
    Answering answering() {
        return Answering.load();
    }

    @Bean
    ToolHandler<Ask.Arguments, Ask.Result> ask(
            MemorySearch search,
            Answering answering,
            ObjectProvider<ModelEngine> model,
            ModelSettings settings,
            MeterRegistry meters,
            Clock clock) {
        Optional<ModelAnswering> byModel = Optional.ofNullable(model.getIfAvailable())
                .map(engine -> new ModelAnswering(
                        engine,
                        Prompt.load(AskConfiguration.class, "answer-question", PROMPT_VERSION),
                        answering,
                        settings.fallback() == Fallback.LOCAL,
                        meters));
        return new AskHandler(search, answering, byModel, clock);
    }
}
