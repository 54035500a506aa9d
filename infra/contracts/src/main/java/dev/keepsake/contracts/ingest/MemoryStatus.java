// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Where a memory stands. Only current and clashing ones are recalled, unless an earlier instant is asked for. */
public enum MemoryStatus {
    @JsonProperty("current")
    CURRENT,
    @JsonProperty("clash")
    CLASH,
    @JsonProperty("superseded")
    SUPERSEDED,
    @JsonProperty("wrong")
    WRONG;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
