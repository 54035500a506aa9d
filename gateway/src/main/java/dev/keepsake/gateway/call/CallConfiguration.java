// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.gateway.GatewaySettings;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.messaging.CallClient;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires calls to the bus. */
@Configuration(proxyBeanMethods = false)
class CallConfiguration {
    @Bean
    ToolCalls toolCalls(CallClient bus, MeterRegistry meters, Clock clock, GatewaySettings settings) {
        return new ToolCalls(
                bus, new SecretFilter(new SecretScanner()), new CallTimer(meters), clock, settings.callDeadline());
    }
}
