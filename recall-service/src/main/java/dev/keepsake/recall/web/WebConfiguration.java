// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.feedback.LabelStore;
import dev.keepsake.recall.gate.DecisionLog;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires the routes of this service's own port. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    @Bean
    RouterFunction<ServerResponse> decisions(DecisionLog log, @Value("${KEEPSAKE_OPERATOR_TOKEN:}") String token) {
        return new DecisionsRoute(log, new OperatorToken(token)).routes();
    }

    @Bean
    RouterFunction<ServerResponse> calibration(LabelStore labels, @Value("${KEEPSAKE_OPERATOR_TOKEN:}") String token) {
        return new CalibrationRoute(labels, new OperatorToken(token)).routes();
    }
}
