// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

/** A record that will never be understood, however often it is tried. The message says why, without its content. */
public final class UnreadableRecord extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnreadableRecord(String reason) {
        super(reason);
    }

    public UnreadableRecord(String reason, Throwable cause) {
        super(reason, cause);
    }
}
