// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.messaging.ServedTools;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

/** Wires the catalogue to what the services announce. */
@Configuration(proxyBeanMethods = false)
class CatalogConfiguration {
    /** What agents are shown. */
    @Bean
    @Primary
    Catalog catalog(ServedTools served) {
        return new Catalog(ToolContracts.all(), served::isServed);
    }

    /** What REST has: the tools and more. */
    @Bean
    Catalog restCatalog(ServedTools served) {
        return new Catalog(ToolContracts.withRestOnly(), served::isServed);
    }
}
