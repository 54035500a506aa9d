// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * When a memory held in the world, and when it was known.
 *
 * @param validTo absent while it holds
 * @param learnedAt when it was first known to us
 * @param recordedAt when the state it is in was known to us
 */
public record Times(
        Instant validFrom, @Nullable Instant validTo, Instant saidAt, Instant learnedAt, Instant recordedAt) {}
