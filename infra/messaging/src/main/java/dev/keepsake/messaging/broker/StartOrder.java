// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

/** In which order the parts of the bus start; they stop the other way round. All before the web server. */
public final class StartOrder {
    public static final int TOPICS = -4000;
    public static final int OUTBOX = -3000;
    public static final int GATEWAY = -2000;
    public static final int EVENTS = -1000;
    public static final int CALLS = 0;

    private StartOrder() {}
}
