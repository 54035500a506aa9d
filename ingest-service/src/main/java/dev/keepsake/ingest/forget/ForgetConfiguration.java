// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.messaging.EventProgress;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class ForgetConfiguration {

    @Bean
    ForgetHandler forgetHandler(
            Truth truth,
            Erasure erasure,
            MemoryLedger memories,
            SourceJournal sources,
            EntityNames names,
            Announcements announcements,
            EventProgress progress) {
        Echoes echoes = new Echoes(new SentenceSplitter());
        Oblivion oblivion = new Oblivion(erasure, memories, sources, names, announcements, echoes);
        return new ForgetHandler(truth, erasure, memories, oblivion, progress);
    }

    @Bean
    EraseAccountHandler eraseAccountHandler(
            Truth truth, SpaceErasure erasure, Announcements announcements, Clock clock) {
        return new EraseAccountHandler(truth, erasure, announcements, clock);
    }

    @Bean(destroyMethod = "close")
    ErasureTelling erasureTelling(Truth truth, SpaceErasure erasure, Announcements announcements) {
        return new ErasureTelling(truth, erasure, announcements);
    }
}
