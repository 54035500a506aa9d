// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.recall;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What the gate decided. */
public enum Decision {
    @JsonProperty("answer")
    ANSWER,
    @JsonProperty("verify")
    VERIFY,
    @JsonProperty("abstain")
    ABSTAIN;

    /** The word on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
