// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Which memory is written: the caller's own or the team's. */
public enum WriteSpace {
    @JsonProperty("private")
    PRIVATE,
    @JsonProperty("shared")
    SHARED;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
