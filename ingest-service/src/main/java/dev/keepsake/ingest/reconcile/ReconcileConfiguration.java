// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.reconcile;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires what is announced again. */
@Configuration(proxyBeanMethods = false)
class ReconcileConfiguration {
    @Bean
    Reannouncement reannouncement(
            Truth truth,
            Inventory inventory,
            MemoryLedger memories,
            SourceJournal sources,
            Announcements announcements) {
        return new Reannouncement(truth, inventory, memories, sources, announcements);
    }
}
