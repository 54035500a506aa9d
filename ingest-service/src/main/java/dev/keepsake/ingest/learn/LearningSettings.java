// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * How sources are learned.
 *
 * @param workers how many sources at once; with more than one, the first takes only small ones
 * @param poll the longest a queued source waits for an idle worker
 * @param attempts failures after which a source is given up
 * @param pause the wait after the first failure; it grows fourfold with each
 * @param small the most characters of a small source
 */
@Validated
@ConfigurationProperties("keepsake.ingest.learn")
public record LearningSettings(
        @DefaultValue("2") @Min(1) @Max(64) int workers,
        @DefaultValue("100ms") Duration poll,
        @DefaultValue("5") @Min(1) int attempts,
        @DefaultValue("1s") Duration pause,
        @DefaultValue("20000") int small) {}
