// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** How far the learning of a source has come. */
public enum SourceStatus {
    @JsonProperty("queued")
    QUEUED,
    @JsonProperty("learning")
    LEARNING,
    @JsonProperty("learned")
    LEARNED,
    @JsonProperty("failed")
    FAILED;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
