// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.recall.search.MemorySearch;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code ask}. */
@Configuration(proxyBeanMethods = false)
class AskConfiguration {
    @Bean
    Answering answering() {
        return Answering.load();
    }

    @Bean
    ToolHandler<Ask.Arguments, Ask.Result> ask(MemorySearch search, Answering answering, Clock clock) {
        return new AskHandler(search, answering, clock);
    }
}
