// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import java.time.Instant;
import java.util.UUID;

/**
 * One thing asked of a model.
 *
 * @param data what it is about; handed over as data, apart from the prompt
 * @param reply the record that answers; every component that is not null is required
 * @param account whose budget it is charged to
 * @param deadline nobody waits for the answer any longer
 */
public record ModelQuestion<T>(Prompt prompt, Object data, Class<T> reply, UUID account, Instant deadline) {}
