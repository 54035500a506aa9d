// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Which memory is read: both is the private and the team's. */
public enum ReadSpace {
    @JsonProperty("both")
    BOTH,
    @JsonProperty("private")
    PRIVATE,
    @JsonProperty("shared")
    SHARED;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
