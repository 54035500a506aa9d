// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

/** When to send a call again that failed by what passes by itself: the sentence and the header name the same time. */
public final class RetryAfter {
    public static final int SECONDS = 5;

    /** Ends the sentence of every refusal whose HTTP status is 503. */
    public static final String SENTENCE = "Retry in " + SECONDS + " seconds.";

    private RetryAfter() {}
}
