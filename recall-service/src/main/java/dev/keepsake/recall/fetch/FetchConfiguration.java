// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.Fetch;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code fetch}. */
@Configuration(proxyBeanMethods = false)
class FetchConfiguration {
    @Bean
    ToolHandler<Fetch.Arguments, Fetch.Result> fetch(
            MemoryLookup memories, SourceLookup sources, ForgottenIds forgotten, Clock clock) {
        return new FetchHandler(
                memories, new SourceArrival(sources, forgotten, clock), new SourceProgressReader(sources, forgotten));
    }
}
