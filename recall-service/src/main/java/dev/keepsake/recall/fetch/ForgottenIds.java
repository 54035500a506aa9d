// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import java.util.Collection;
import java.util.Set;

/** The ids of what was forgotten. */
@FunctionalInterface
public interface ForgottenIds {
    /** Which of these keys, memories or sources, were forgotten. */
    Set<String> among(Collection<String> keys);
}
