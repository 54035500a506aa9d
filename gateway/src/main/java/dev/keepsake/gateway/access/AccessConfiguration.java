// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires keys to where they are kept. */
@Configuration(proxyBeanMethods = false)
class AccessConfiguration {
    @Bean
    Keys keys(KeyLedger ledger, Clock clock) {
        return new Keys(ledger, clock);
    }
}
