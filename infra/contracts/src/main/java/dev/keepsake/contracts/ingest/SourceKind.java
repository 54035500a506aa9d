// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What was added. */
public enum SourceKind {
    @JsonProperty("note")
    NOTE,
    @JsonProperty("conversation")
    CONVERSATION,
    @JsonProperty("page")
    PAGE,
    @JsonProperty("policy")
    POLICY,
    @JsonProperty("import")
    IMPORT;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
