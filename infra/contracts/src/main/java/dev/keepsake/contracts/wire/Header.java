// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.wire;

/** Every record header of ours. Values are UTF-8 text. */
public enum Header {
    /** The call's id, a UUID; on calls, replies, settlements and on events that a call caused. */
    CALL_ID("keepsake-call-id"),
    /** The tool's name; on calls. */
    TOOL("keepsake-tool"),
    /** The {@code Caller} as JSON; on calls. */
    CALLER("keepsake-caller"),
    /** The partition of the reply topic that the asking gateway listens to; on calls and on events that a call caused. */
    REPLY_PARTITION("keepsake-reply-partition"),
    /** When the asking side stops waiting, ISO-8601; on calls. */
    DEADLINE("keepsake-deadline"),
    /** What a record on the reply topic is: {@code result}, {@code refused} or {@code settled}. */
    REPLY_KIND("keepsake-reply-kind"),
    /** Comma-separated names of the settlements still to come; on replies. */
    AWAITS("keepsake-awaits"),
    /** The name of the settlement that has come; on settlements. */
    SETTLED("keepsake-settled"),
    /** The space a record belongs to; on events, where a tombstone has no value to say so. */
    SPACE("keepsake-space"),
    /** The version of the state an event carries; on events. */
    VERSION("keepsake-version"),
    /** When a record was first written, ISO-8601; on records that were put back later. */
    WRITTEN_AT("keepsake-written-at"),
    /** Why a record could not be handled; on dead letters. */
    REASON("keepsake-reason");

    private final String headerName;

    Header(String headerName) {
        this.headerName = headerName;
    }

    public String headerName() {
        return headerName;
    }
}
