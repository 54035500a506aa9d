// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Whom a key stands for. */
public enum KeyKind {
    /** The member itself: its own memory and the team's. */
    @JsonProperty("personal")
    PERSONAL,
    /** An app that keeps one memory for each of its users. */
    @JsonProperty("app")
    APP;

    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
