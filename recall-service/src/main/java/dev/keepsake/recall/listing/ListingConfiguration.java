// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.listing;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.ListMemories;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code list_memories}. */
@Configuration(proxyBeanMethods = false)
class ListingConfiguration {
    @Bean
    ToolHandler<ListMemories.Arguments, ListMemories.Result> listMemories(MemoryListing listing) {
        return new ListMemoriesHandler(listing);
    }
}
