// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.servicekit.OperatorAccess;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires what training asks of a running service. */
@Configuration(proxyBeanMethods = false)
class CandidatesConfiguration {
    @Bean
    RouterFunction<ServerResponse> candidates(MemorySearch search, Clock clock, OperatorAccess access) {
        return new CandidatesRoute(search, clock).routes(access);
    }
}
