// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Message.Speaker;
import org.jspecify.annotations.Nullable;

/**
 * One message of a conversation, however long.
 *
 * @param name who spoke, in a group
 * @param at unix milliseconds; absent where the export does not say
 */
public record Turn(
        Speaker role, @Nullable String name, @Nullable Long at, String text) {}
