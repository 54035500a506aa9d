// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What a memory is, in the words of the context tools. */
public enum Category {
    @JsonProperty("preference")
    PREFERENCE,
    @JsonProperty("fact")
    FACT,
    @JsonProperty("task")
    TASK,
    @JsonProperty("relationship")
    RELATIONSHIP,
    @JsonProperty("context")
    CONTEXT;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
