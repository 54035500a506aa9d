// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.feedback.LabelStore;
import dev.keepsake.recall.gate.DecisionLog;
import dev.keepsake.recall.rebuild.IndexInventory;
import dev.keepsake.recall.rebuild.Rebuild;
import dev.keepsake.servicekit.OperatorAccess;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires the routes of this service's own port. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    @Bean
    RouterFunction<ServerResponse> decisions(DecisionLog log, OperatorAccess access) {
        return new DecisionsRoute(log).routes(access);
    }

    @Bean
    RouterFunction<ServerResponse> calibration(LabelStore labels, OperatorAccess access) {
        return new CalibrationRoute(labels).routes(access);
    }

    @Bean
    RouterFunction<ServerResponse> indexRoutes(Rebuild rebuild, IndexInventory inventory, OperatorAccess access) {
        return new IndexRoutes(rebuild, inventory).routes(access);
    }
}
