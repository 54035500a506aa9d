// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires what profiles read. */
@Configuration(proxyBeanMethods = false)
class ProfileIndexConfiguration {
    @Bean
    ElasticsearchMemoriesAbout memoriesAbout(Searches searches) {
        return new ElasticsearchMemoriesAbout(searches);
    }
}
