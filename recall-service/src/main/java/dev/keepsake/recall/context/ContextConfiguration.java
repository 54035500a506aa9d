// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.recall.listing.MemoryListing;
import dev.keepsake.recall.search.MemorySearch;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code recall_context} and {@code get_user_context}. */
@Configuration(proxyBeanMethods = false)
class ContextConfiguration {
    private final TokenCount tokens = new TokenCount();

    @Bean
    ToolHandler<RecallContext.Arguments, RecallContext.Result> recallContext(
            MemorySearch search, MemoryListing listing, Clock clock) {
        return new RecallContextHandler(search, listing, new Prose(tokens), clock);
    }

    @Bean
    ToolHandler<GetUserContext.Arguments, GetUserContext.Result> getUserContext(MemorySearch search, Clock clock) {
        return new GetUserContextHandler(search, new ClaimSorter(new SentenceTagger()), tokens, clock);
    }
}
