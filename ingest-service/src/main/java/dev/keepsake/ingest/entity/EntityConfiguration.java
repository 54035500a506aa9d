// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.entity;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class EntityConfiguration {

    @Bean
    EntityMergeHandler entityMergeHandler(
            Truth truth, EntityMerges merges, MemoryLedger memories, Announcements announcements, Clock clock) {
        return new EntityMergeHandler(truth, merges, new Joining(merges, memories, clock), announcements, clock);
    }

    @Bean
    EntityMergeUndoHandler entityMergeUndoHandler(
            Truth truth, EntityMerges merges, MemoryLedger memories, Announcements announcements, Clock clock) {
        return new EntityMergeUndoHandler(truth, merges, new Parting(merges, memories, clock), announcements, clock);
    }
}
