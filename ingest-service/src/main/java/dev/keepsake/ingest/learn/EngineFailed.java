// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

/** The engine cannot read, and says why in a sentence that the owner of the source may read. */
public final class EngineFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public EngineFailed(String sentence) {
        super(sentence);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }

    /** An outcome, not a fault: no stack trace is taken. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
