// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.gateway.GatewaySettings;
import dev.keepsake.gateway.call.ToolCalls;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.web.Problems;
import dev.keepsake.gateway.web.SignIn;
import dev.keepsake.messaging.ServedTools;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import java.util.Objects;
import org.springframework.boot.ApplicationRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;
import tools.jackson.databind.json.JsonMapper;

/** Wires the protocol face. */
@Configuration(proxyBeanMethods = false)
class McpConfiguration {
    /** The protocol has its own names, so not the mapper that our own records are written with. */
    private final McpJsonMapper mapper =
            new JacksonMcpJsonMapper(JsonMapper.builder().build());

    @Bean
    AudienceServers audienceServers(Catalog catalog, ToolCalls calls) {
        String version = Objects.requireNonNullElse(
                McpConfiguration.class.getPackage().getImplementationVersion(), "development");
        return new AudienceServers(new ServerFactory(catalog, new ToolAnswers(calls), mapper, version)::build);
    }

    @Bean
    McpDispatcher mcpDispatcher(AudienceServers servers, Catalog catalog) {
        return new McpDispatcher(servers, catalog, mapper);
    }

    @Bean
    RouterFunction<ServerResponse> mcpRoutes(
            McpDispatcher dispatcher, SignIn signIn, Problems problems, GatewaySettings settings) {
        McpFront front = new McpFront(dispatcher, new OriginPolicy(settings.allowedOrigins(), settings.baseUrl()));
        return RouterFunctions.route(RequestPredicates.path("/mcp"), front::handle)
                .filter(signIn)
                .filter(new RpcFailures(problems));
    }

    /** Runs before the process says that it is ready. */
    @Bean
    ApplicationRunner mcpWarmUp(
            AudienceServers servers, Catalog catalog, McpDispatcher dispatcher, ServedTools served) {
        McpWarmUp warmUp = new McpWarmUp(servers, catalog, dispatcher);
        return arguments -> {
            served.onChange(() -> {
                servers.forget();
                warmUp.build();
            });
            warmUp.build();
            warmUp.rehearse();
        };
    }
}
