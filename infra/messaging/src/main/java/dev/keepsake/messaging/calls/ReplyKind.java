// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

/** What a record on the reply topic is. */
enum ReplyKind {
    /** The tool's result. */
    RESULT("result"),
    /** A refusal. */
    REFUSED("refused"),
    /** A reader has taken in an event that the call caused. */
    SETTLED("settled"),
    /** Sent by a gateway to itself to see that the way is open. */
    PROBE("probe");

    private final String wireName;

    ReplyKind(String wireName) {
        this.wireName = wireName;
    }

    String wireName() {
        return wireName;
    }
}
