// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.call.ToolCalls;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.web.PublicAddress;
import dev.keepsake.gateway.web.SignIn;
import java.time.Clock;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires the tools' REST paths and the document that describes them. */
@Configuration(proxyBeanMethods = false)
class RestConfiguration {
    @Bean
    RouterFunction<ServerResponse> toolRoutes(
            @Qualifier("restCatalog") Catalog catalog, ToolCalls calls, SignIn signIn, Clock clock) {
        ToolRoutes routes = new ToolRoutes(catalog, calls);
        ExportRoute export = new ExportRoute(catalog, calls, clock);
        return RouterFunctions.route(RequestPredicates.GET("/api/v1/export"), export::handle)
                .andRoute(RequestPredicates.GET("/api/v1/account"), AccountRoute::handle)
                .andRoute(RequestPredicates.path("/api/**"), routes::handle)
                .filter(signIn);
    }

    /** Open to everybody: it says nothing that the contract does not. */
    @Bean
    RouterFunction<ServerResponse> openApiRoutes(@Qualifier("restCatalog") Catalog catalog, PublicAddress address) {
        OpenApiDocument document = new OpenApiDocument(catalog);
        return RouterFunctions.route(
                RequestPredicates.GET("/v3/api-docs"),
                request -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue(Json.mapper().writeValueAsBytes(document.at(address.of(request)))));
    }
}
