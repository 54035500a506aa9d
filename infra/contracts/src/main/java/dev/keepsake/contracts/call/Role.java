// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a member may decide for the tenant. */
public enum Role {
    @JsonProperty("owner")
    OWNER,
    @JsonProperty("admin")
    ADMIN,
    @JsonProperty("member")
    MEMBER;

    /** Owners and admins may write what the whole team reads. */
    public boolean mayWriteShared() {
        return this != MEMBER;
    }
}
