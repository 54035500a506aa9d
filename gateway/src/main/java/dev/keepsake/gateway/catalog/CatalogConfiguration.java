// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.messaging.ServedTools;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the catalogue to what the services announce. */
@Configuration(proxyBeanMethods = false)
class CatalogConfiguration {
    @Bean
    Catalog catalog(ServedTools served) {
        return new Catalog(ToolContracts.all(), served::isServed);
    }
}
