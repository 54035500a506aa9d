// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.language.statement.NotSaid;

/** Refuses texts that came out of memory: written back, they would be their own witness. */
public final class RecalledGate {
    private RecalledGate() {}

    public static void check(String field, String text) {
        if (NotSaid.holdsRecalled(text)) {
            throw CallRefused.invalid(
                    "\"" + field + "\" holds a block of remembered text or cites a memory. Write only what is"
                            + " new, in your own words.");
        }
    }
}
