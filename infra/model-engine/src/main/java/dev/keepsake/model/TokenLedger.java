// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import java.time.LocalDate;
import java.util.UUID;

/** Counts the tokens an account uses. What was counted stays counted, whatever becomes of the caller's transaction. */
public interface TokenLedger {
    /** All tokens of a day. */
    long usedOn(LocalDate day, UUID account);

    /** Adds one exchange. */
    void add(LocalDate day, UUID account, long asked, long answered);
}
