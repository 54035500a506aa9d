// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;

/**
 * One thing that the index holds otherwise than the truth.
 *
 * @param state as the one of both that holds it has it
 */
public record Difference(HeldKind kind, SpaceId space, HeldState state, Fault fault) {

    /** What is wrong. */
    public enum Fault {
        MISSING("missing in the index"),
        OUTDATED("held in another state"),
        SURPLUS("in the index, though forgotten or never there");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }
}
