// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import dev.keepsake.contracts.tool.ServiceName;

/** Names of settlements: "this service has taken that version of that key into its store". */
public final class Settlements {
    private Settlements() {}

    public static String name(ServiceName reader, String eventKey, long version) {
        return reader.wireName() + ":" + eventKey + ":" + version;
    }
}
