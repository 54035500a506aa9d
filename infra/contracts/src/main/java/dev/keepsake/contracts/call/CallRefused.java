// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import java.util.Objects;

/** Ends a call with an error code and a sentence that tells the caller what to change. Nothing was changed by the call. */
public final class CallRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final ErrorCode code;

    public CallRefused(ErrorCode code, String sentence) {
        super(Objects.requireNonNull(sentence));
        this.code = Objects.requireNonNull(code);
    }

    public static CallRefused invalid(String sentence) {
        return new CallRefused(ErrorCode.INVALID_ARGUMENT, sentence);
    }

    public static CallRefused notFound(String sentence) {
        return new CallRefused(ErrorCode.NOT_FOUND, sentence);
    }

    public static CallRefused forbidden(String sentence) {
        return new CallRefused(ErrorCode.FORBIDDEN, sentence);
    }

    public ErrorCode code() {
        return code;
    }

    /** What the caller reads. */
    public String sentence() {
        return Objects.requireNonNull(getMessage());
    }

    /** A refusal is an outcome, not a fault: no stack trace is taken. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
