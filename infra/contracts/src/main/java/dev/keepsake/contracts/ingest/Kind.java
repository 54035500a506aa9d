// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What a memory is, in the words of the connector tools. */
public enum Kind {
    @JsonProperty("people")
    PEOPLE,
    @JsonProperty("plan")
    PLAN,
    @JsonProperty("pref")
    PREF,
    @JsonProperty("detail")
    DETAIL;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
