// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.messaging.broker.BrokerConfiguration;
import dev.keepsake.messaging.calls.CallClientConfiguration;
import dev.keepsake.messaging.calls.CallServerConfiguration;
import dev.keepsake.messaging.events.EventConfiguration;
import dev.keepsake.messaging.outbox.OutboxConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.PropertySource;

/** Sets the bus up in every process that says which side it is on, with {@code keepsake.messaging.role}. */
@AutoConfiguration
@ConditionalOnProperty("keepsake.messaging.role")
@EnableConfigurationProperties(MessagingProperties.class)
@PropertySource("classpath:keepsake-messaging.properties")
@Import({
    BrokerConfiguration.class,
    CallClientConfiguration.class,
    CallServerConfiguration.class,
    EventConfiguration.class,
    OutboxConfiguration.class
})
public class MessagingAutoConfiguration {}
