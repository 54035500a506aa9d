// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The model gave no usable answer. It says why and nothing else: neither the address, nor what was asked, nor what came
 * back, all of which the messages of the client may hold. Therefore it has no cause.
 */
public final class ModelUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Reason reason;
    private final @Nullable Duration retryAfter;

    /** Why there is no answer. */
    public enum Reason {
        /** It answered too late or not at all. */
        TIMED_OUT("did not answer in time", true),
        /** There was no connection. */
        UNREACHABLE("could not be reached", true),
        /** It wants to be asked less often. */
        RATE_LIMITED("takes no more requests for now", true),
        /** It failed. */
        FAILED("failed", true),
        /** It answered, but not what was asked for. */
        UNREADABLE("gave no answer that could be read", true),
        /** It will not take this request, however often it is sent: key, name or size are wrong. */
        REFUSED("refused the request", false),
        /** It failed so often that it is left alone for a while. */
        RESTING("has failed too often and is left alone for a while", false),
        /** The account's tokens of the day are used up. */
        BUDGET_USED_UP("may not be asked again today: the budget is used up", false),
        /** The deadline was reached before it could be asked. */
        NO_TIME_LEFT("could not be asked in time", false);

        private final String sentence;
        private final boolean passing;

        Reason(String sentence, boolean passing) {
            this.sentence = sentence;
            this.passing = passing;
        }

        /** Whether asking again soon may help. */
        public boolean isPassing() {
            return passing;
        }
    }

    public ModelUnavailable(Reason reason) {
        this(reason, null);
    }

    public ModelUnavailable(Reason reason, @Nullable Duration retryAfter) {
        super("The model " + reason.sentence + ".");
        this.reason = reason;
        this.retryAfter = retryAfter;
    }

    public Reason reason() {
        return reason;
    }

    /** A sentence that anybody may read. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** How long the service asked to be left alone. */
    Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** An outcome, not a fault: no stack trace is taken. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
