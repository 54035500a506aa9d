// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import java.util.Collection;
import java.util.Set;

/** The ids of what was forgotten, kept for ever and without any text, so that a late event brings nothing back. */
public interface ForgottenLedger {
    /** Enters keys; those already there stay. Durable when it returns. */
    void add(Collection<String> keys);

    /** Which of these keys were forgotten. */
    Set<String> among(Collection<String> keys);
}
