// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** The services that answer tools. */
public enum ServiceName {
    @JsonProperty("ingest")
    INGEST,
    @JsonProperty("recall")
    RECALL,
    @JsonProperty("voice")
    VOICE,
    @JsonProperty("knowledge")
    KNOWLEDGE;

    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
