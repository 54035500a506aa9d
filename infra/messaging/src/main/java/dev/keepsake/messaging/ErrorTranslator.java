// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.Refusal;
import java.util.Optional;

/**
 * Recognises failures of a technology. Every bean of this type is asked in turn, for the failure and then for each of its
 * causes. A failure translated to {@code STORE_UNAVAILABLE} is tried again for hours where an event caused it.
 */
@FunctionalInterface
public interface ErrorTranslator {
    /** What the caller is told; empty where this translator does not know the failure. */
    Optional<Refusal> translate(Throwable failure);
}
