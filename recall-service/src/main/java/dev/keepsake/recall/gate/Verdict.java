// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.recall.Decision;
import java.util.List;

/**
 * What the gate decided.
 *
 * @param reasons sentences for the agent
 */
record Verdict(Decision decision, double probability, Thresholds thresholds, List<String> reasons) {
    Verdict {
        reasons = List.copyOf(reasons);
    }
}
