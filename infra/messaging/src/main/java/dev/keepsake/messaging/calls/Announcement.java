// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import java.util.Set;
import java.util.TreeSet;

/** The tools a service answers, as announced on the tools topic. */
record Announcement(String service, Set<String> tools) {
    Announcement {
        tools = tools == null ? Set.of() : new TreeSet<>(tools);
    }
}
