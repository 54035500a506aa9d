// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a key lets its holder do. */
public enum Grant {
    @JsonProperty("read")
    READ,
    @JsonProperty("write")
    WRITE,
    @JsonProperty("forget")
    FORGET
}
