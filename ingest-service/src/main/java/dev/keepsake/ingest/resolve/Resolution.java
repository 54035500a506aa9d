// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;

/** How a statement stands to what is known. A clash, where two disagree with no order between them, is to become a fourth. */
public sealed interface Resolution {
    /** It says what the known memory says. */
    record Same(Memory known) implements Resolution {}

    /** It is newer news of what the known memory says. */
    record Newer(Memory known) implements Resolution {}

    /** Nothing known says it. */
    record New() implements Resolution {}
}
