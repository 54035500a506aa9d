// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;

/** How a statement stands to what is known. */
public sealed interface Resolution {
    /** It says what the known memory says. */
    record Same(Memory known) implements Resolution {}

    /** It is newer news of what the known memories say: they have ended. */
    record Newer(List<Memory> known) implements Resolution {}

    /** It is old news: what the known memory says came later and ended it. */
    record Older(Memory known) implements Resolution {}

    /** It and the known memories cannot all be true, and nothing says which came later. */
    record Clash(List<Memory> known) implements Resolution {}

    /** It was corrected after it was said: there is nothing to record. */
    record Refuted() implements Resolution {}

    /** It stands beside whatever is known. */
    record New() implements Resolution {}
}
