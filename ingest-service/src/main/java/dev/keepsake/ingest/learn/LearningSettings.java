// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import java.time.Duration;

/**
 * How sources are learned.
 *
 * @param workers how many sources at once; with more than one, the first takes only small ones
 * @param poll the longest a queued source waits for an idle worker
 * @param attempts failures after which a source is given up
 * @param pause the wait after the first failure; it grows fourfold with each
 * @param small the most characters of a small source
 */
record LearningSettings(int workers, Duration poll, int attempts, Duration pause, int small) {}
