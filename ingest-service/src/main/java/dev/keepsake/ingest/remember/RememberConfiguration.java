// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.remember;

import dev.keepsake.ingest.learn.Learner;
import dev.keepsake.ingest.learn.LineReader;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class RememberConfiguration {

    @Bean
    NoteShelf noteShelf(SourceJournal sources, People people, SpaceTenants tenants, Announcements announcements) {
        return new NoteShelf(sources, people, tenants, announcements);
    }

    @Bean
    RememberHandler rememberHandler(
            Truth truth,
            NoteShelf shelf,
            MemoryLedger memories,
            LineReader reader,
            Learner learner,
            SecretGate secrets,
            Clock clock) {
        return new RememberHandler(truth, shelf, memories, reader, learner, secrets, clock);
    }
}
