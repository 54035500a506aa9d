// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class PolicyConfiguration {

    @Bean
    PolicyDesk policyDesk(
            Policies policies, SourceJournal sources, Announcements announcements, SecretGate secrets, Clock clock) {
        return new PolicyDesk(policies, sources, announcements, secrets, clock);
    }

    @Bean
    PolicyCreateHandler policyCreateHandler(Truth truth, PolicyDesk desk) {
        return new PolicyCreateHandler(truth, desk);
    }

    @Bean
    PolicyReplaceHandler policyReplaceHandler(Truth truth, PolicyDesk desk) {
        return new PolicyReplaceHandler(truth, desk);
    }

    @Bean
    PolicyRetireHandler policyRetireHandler(Truth truth, PolicyDesk desk) {
        return new PolicyRetireHandler(truth, desk);
    }

    @Bean
    PolicyListHandler policyListHandler(Policies policies) {
        return new PolicyListHandler(policies);
    }
}
