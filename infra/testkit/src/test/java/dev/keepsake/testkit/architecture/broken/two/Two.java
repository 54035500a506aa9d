// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture.broken.two;

import dev.keepsake.testkit.architecture.broken.one.One;
import org.apache.kafka.common.TopicPartition;

/** The other half of the cycle; it also speaks to the broker itself. */
public record Two(One one, TopicPartition partition) {}
