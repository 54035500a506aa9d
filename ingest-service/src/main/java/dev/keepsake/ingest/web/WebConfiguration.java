// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.web;

import dev.keepsake.ingest.reconcile.Inventory;
import dev.keepsake.ingest.reconcile.Reannouncement;
import dev.keepsake.servicekit.OperatorAccess;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerResponse;

/** Wires the routes of this service's own port. */
@Configuration(proxyBeanMethods = false)
class WebConfiguration {
    @Bean
    RouterFunction<ServerResponse> truthRoutes(
            Inventory inventory, Reannouncement reannouncement, OperatorAccess access) {
        return new TruthRoutes(inventory, reannouncement).routes(access);
    }
}
