// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import java.time.Duration;

/**
 * How the model is used for reading.
 *
 * @param mayFallBack whether the local engine takes over where it gives no answer
 * @param patience the longest that one passage may take, all attempts together
 */
record ModelUse(boolean mayFallBack, Duration patience) {}
