// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

/** How a call can fail: whose fault it is, what to do, and the HTTP status that says so. */
public enum ErrorCode {
    /** The caller sent something malformed or out of range; change it. */
    INVALID_ARGUMENT(400),
    /** No key, or one that is unknown, revoked or expired; sign in. */
    UNAUTHENTICATED(401),
    /** Credits are used up or a payment is due. */
    PAYMENT_REQUIRED(402),
    /** The key or role may not do this; use another. */
    FORBIDDEN(403),
    /** No such memory or source for this caller. */
    NOT_FOUND(404),
    /** Already done otherwise; do not retry. */
    CONFLICT(409),
    /** The request is too large; send less. */
    TOO_LARGE(413),
    /** A limit was reached; retry at the time named. */
    RATE_LIMITED(429),
    /** Too many calls wait; retry shortly. */
    OVERLOADED(503),
    /** Nobody answered in time; retry shortly. */
    DEADLINE_EXCEEDED(503),
    /** A store does not answer; retry shortly, nothing was lost. */
    STORE_UNAVAILABLE(503),
    /** A model does not answer. */
    MODEL_UNAVAILABLE(503),
    /** Our fault; the log has it under the call id. */
    INTERNAL(500);

    private final int httpStatus;

    ErrorCode(int httpStatus) {
        this.httpStatus = httpStatus;
    }

    public int httpStatus() {
        return httpStatus;
    }
}
