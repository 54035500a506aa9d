// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.messaging.RecordRedaction;
import java.time.Clock;
import java.time.ZoneId;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class CaptureConfiguration {

    @Bean
    ConversationKeeper conversationKeeper(
            Truth truth,
            SourceJournal sources,
            People people,
            SpaceTenants tenants,
            Announcements announcements,
            SecretScanner secrets,
            @Value("${keepsake.ingest.zone}") ZoneId defaultZone) {
        return new ConversationKeeper(
                truth, sources, people, tenants, announcements, new Conversation(secrets), defaultZone);
    }

    @Bean
    ConversationPushedListener conversationPushedListener(ConversationKeeper keeper) {
        return new ConversationPushedListener(keeper);
    }

    @Bean
    CaptureConversationHandler captureConversationHandler(ConversationKeeper keeper, Clock clock) {
        return new CaptureConversationHandler(keeper, clock);
    }

    @Bean
    RecordRedaction secretRedaction(SecretScanner secrets) {
        return new SecretRedaction(secrets);
    }
}
