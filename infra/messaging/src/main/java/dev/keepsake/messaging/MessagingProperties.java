// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.tool.ServiceName;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the bus, {@code keepsake.messaging.*}.
 *
 * @param brokers host:port list; from {@code KEEPSAKE_KAFKA_BROKERS}
 * @param service which service this process is; only and always for the role service
 * @param partitions of topics that are created; existing topics keep theirs
 * @param pendingCalls how many calls may wait at once, more are refused as overloaded
 * @param settleTimeout how long a reply waits for the stores that take its change in
 * @param concurrency how many calls a service works on at once
 * @param callsInFlight how many calls a service takes in before it stops fetching
 * @param eventConcurrency threads per topic read
 * @param eventBatch most events in one batch
 * @param storeRetry how long an event is tried again while a store is away
 * @param outbox whether this process publishes events with its transactions
 * @param startTimeout how long a start waits for the broker
 */
@Validated
@ConfigurationProperties("keepsake.messaging")
public record MessagingProperties(
        @NotBlank String brokers,
        @NotNull ProcessRole role,
        @Nullable ServiceName service,
        @DefaultValue("6") @Min(1) @Max(1000) int partitions,
        @DefaultValue("1") @Min(1) short replicationFactor,
        @DefaultValue("2000") @Min(1) int pendingCalls,
        @DefaultValue("5s") @NotNull Duration settleTimeout,
        @DefaultValue("4") @Min(1) @Max(64) int concurrency,
        @DefaultValue("256") @Min(1) int callsInFlight,
        @DefaultValue("1") @Min(1) @Max(16) int eventConcurrency,
        @DefaultValue("200") @Min(1) @Max(500) int eventBatch,
        @DefaultValue("6h") @NotNull Duration storeRetry,
        @DefaultValue("false") boolean outbox,
        @DefaultValue("60s") @NotNull Duration startTimeout) {

    /** Which side of a call a process is on. */
    public enum ProcessRole {
        GATEWAY,
        SERVICE
    }

    /** The service this process is. */
    public ServiceName requiredService() {
        if (service == null) {
            throw new IllegalStateException("keepsake.messaging.service is not set.");
        }
        return service;
    }

    @AssertTrue(message = "keepsake.messaging.service is set exactly when the role is service")
    boolean isServiceNamed() {
        return (role == ProcessRole.SERVICE) == (service != null);
    }
}
