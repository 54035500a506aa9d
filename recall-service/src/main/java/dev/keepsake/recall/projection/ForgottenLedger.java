// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * The ids of what was forgotten, kept for ever and without any text, so that a late event brings nothing back. A memory never
 * comes back; a source that was forgotten and told again does, under a higher version.
 */
public interface ForgottenLedger {
    /** Enters keys; those already there stay. Durable when it returns. */
    void add(Collection<String> keys);

    /** Enters keys with the version under which each ended; where one is there already, the higher version stays. */
    void add(Map<String, Long> ends);

    /** Which of these keys were forgotten. */
    Set<String> among(Collection<String> keys);

    /** Which of these keys, each in the version given, were forgotten in that version or a later one. */
    Set<String> among(Map<String, Long> versions);
}
