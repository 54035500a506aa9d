// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import java.util.Set;

/** Which tools some service of this installation has announced. A tool stays announced while its service is down. */
public interface ServedTools {
    /** Names of all announced tools, as of now. */
    Set<String> names();

    default boolean isServed(String tool) {
        return names().contains(tool);
    }

    /** Runs after every change of the names, on a thread of messaging: be short. */
    void onChange(Runnable listener);
}
