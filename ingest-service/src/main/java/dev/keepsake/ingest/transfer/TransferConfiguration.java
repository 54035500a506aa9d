// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretScanner;
import java.time.Clock;
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

    @Bean
    ImportSourcesHandler importSourcesHandler(
            Truth truth,
            SourceJournal sources,
            MemoryLedger memories,
            People people,
            SpaceTenants tenants,
            Announcements announcements,
            SecretScanner secrets) {
        return new ImportSourcesHandler(
                truth,
                sources,
                people,
                tenants,
                announcements,
                new ImportedIds(sources, memories),
                new ImportedLines(sources, secrets));
    }

    @Bean
    ImportMemoriesHandler importMemoriesHandler(
            Truth truth, SourceJournal sources, MemoryLedger memories, Announcements announcements, Clock clock) {
        ImportedIds ids = new ImportedIds(sources, memories);
        return new ImportMemoriesHandler(truth, memories, announcements, ids, new ImportedQuotes(sources, ids), clock);
    }
}
