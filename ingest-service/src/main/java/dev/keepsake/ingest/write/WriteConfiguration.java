// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.write;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.statement.StatementExtractor;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class WriteConfiguration {

    @Bean
    MemoryWriteHandler memoryWriteHandler(
            Truth truth,
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements,
            EntityNames names,
            SecretGate secrets,
            StatementExtractor extractor,
            Clock clock) {
        return new MemoryWriteHandler(
                truth,
                memories,
                names,
                secrets,
                new FactRecorder(memories, sources, announcements, names, extractor, clock));
    }
}
