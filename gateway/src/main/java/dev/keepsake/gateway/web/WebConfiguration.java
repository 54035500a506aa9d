// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.gateway.GatewaySettings;
import dev.keepsake.gateway.access.Keys;
import dev.keepsake.messaging.ErrorTranslator;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires sign-in, problem documents and the operator's routes. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    @Bean
    PublicAddress publicAddress(GatewaySettings settings) {
        return new PublicAddress(settings.baseUrl());
    }

    @Bean
    SignIn signIn(Keys keys, PublicAddress address) {
        return new SignIn(keys, address);
    }

    @Bean
    UnreadBodies unreadBodies() {
        return new UnreadBodies();
    }

    @Bean
    Problems problems(List<ErrorTranslator> translators) {
        return new Problems(translators);
    }

    @Bean
    ProblemErrors problemErrors(Problems problems) {
        return new ProblemErrors(problems);
    }

    @Bean
    RouterFunction<ServerResponse> protectedResourceRoutes(PublicAddress address) {
        return new ProtectedResource(address).routes();
    }

    /** Without a token nobody could prove to be the operator: no route at all then. */
    @Bean
    RouterFunction<ServerResponse> operatorRoutes(Keys keys, GatewaySettings settings) {
        return settings.operatorToken().isBlank()
                ? RouterFunctions.route(
                        request -> false, request -> ServerResponse.notFound().build())
                : new KeyRoutes(keys, settings.operatorToken()).routes();
    }
}
