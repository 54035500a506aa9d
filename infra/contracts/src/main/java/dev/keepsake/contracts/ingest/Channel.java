// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Where a conversation is happening. */
public enum Channel {
    @JsonProperty("web")
    WEB,
    @JsonProperty("slack")
    SLACK,
    @JsonProperty("telegram")
    TELEGRAM,
    @JsonProperty("whatsapp")
    WHATSAPP,
    @JsonProperty("unknown")
    UNKNOWN;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
