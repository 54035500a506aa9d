// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.wire.Topic;
import java.time.Instant;
import java.util.UUID;

/** How a call reaches its service. */
public sealed interface Delivery<A, R> {
    /** The service answers; the caller waits. */
    record Answered<A, R>() implements Delivery<A, R> {}

    /** The bus keeps the call and the caller is told at once; the service works on it when it can. */
    record Accepted<A, R>(Topic topic, Acceptance<A, R> acceptance) implements Delivery<A, R> {}

    /** Turns a call into the record that is kept and the result that says so. Pure: the same call gives the same two. */
    @FunctionalInterface
    interface Acceptance<A, R> {
        Accept<R> accept(UUID callId, Caller caller, A arguments, Instant now);
    }

    /** What is published, under which key, and what the caller is told. */
    record Accept<R>(String key, Object record, R result) {}
}
