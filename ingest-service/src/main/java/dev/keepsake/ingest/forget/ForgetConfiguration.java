// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class ForgetConfiguration {

    @Bean
    ForgetHandler forgetHandler(
            Truth truth, Erasure erasure, MemoryLedger memories, SourceJournal sources, Announcements announcements) {
        return new ForgetHandler(truth, erasure, memories, new Oblivion(erasure, memories, sources, announcements));
    }
}
