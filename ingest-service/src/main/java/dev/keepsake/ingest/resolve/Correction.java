// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;

/**
 * What was marked as wrong, and what holds in its place.
 *
 * @param right current or disputed
 */
public record Correction(Memory wrong, Memory right) {}
