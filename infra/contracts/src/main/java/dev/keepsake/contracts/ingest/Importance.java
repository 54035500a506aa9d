// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How much a memory matters. */
public enum Importance {
    @JsonProperty("low")
    LOW,
    @JsonProperty("medium")
    MEDIUM,
    @JsonProperty("high")
    HIGH;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
