// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.messaging.EventOutbox;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class LedgerConfiguration {

    @Bean
    Announcements announcements(MemoryLedger memories, SourceJournal sources, EventOutbox outbox) {
        return new Announcements(memories, sources, outbox);
    }

    @Bean
    SecretScanner secretScanner() {
        return new SecretScanner();
    }

    @Bean
    SecretGate secretGate(SecretScanner scanner) {
        return new SecretGate(scanner);
    }
}
