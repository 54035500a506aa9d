// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.correct;

import dev.keepsake.ingest.learn.LineReader;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class CorrectConfiguration {

    @Bean
    CorrectHandler correctHandler(
            Truth truth,
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements,
            EntityNames names,
            LineReader reader,
            SecretGate secrets,
            Clock clock) {
        return new CorrectHandler(
                truth, memories, secrets, new Replacement(memories, sources, announcements, names, reader, clock));
    }
}
