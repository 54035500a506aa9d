// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import java.time.Instant;
import java.util.UUID;

/**
 * What came of trying an entry.
 *
 * @param id names it: the same outcome told twice counts once
 * @param playbook the number of the entry
 */
public record PlaybookOutcome(UUID id, long playbook, boolean won, Instant happenedAt) {}
