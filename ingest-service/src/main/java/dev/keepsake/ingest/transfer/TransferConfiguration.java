// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class TransferConfiguration {

    @Bean
    ExportSourcesHandler exportSourcesHandler(Exports exports) {
        return new ExportSourcesHandler(exports);
    }

    @Bean
    ExportMemoriesHandler exportMemoriesHandler(Exports exports) {
        return new ExportMemoriesHandler(exports);
    }
}
