// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

/** The engine cannot read, and says why in a sentence that the owner of the source may read. */
public final class EngineFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean tried;

    public EngineFailed(String sentence) {
        this(sentence, true);
    }

    private EngineFailed(String sentence, boolean tried) {
        super(sentence);
        this.tried = tried;
    }

    /** It was not even asked, since it is left alone for a while: no attempt that counts. */
    public static EngineFailed untried(String sentence) {
        return new EngineFailed(sentence, false);
    }

    boolean tried() {
        return tried;
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
