// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import java.time.Duration;

/** One exchange with a model. */
public interface Chat {
    /**
     * Asks once, and not again.
     *
     * @param schema of the answer, as JSON Schema
     * @param patience after it the exchange is broken off
     * @throws ModelUnavailable if no answer came
     */
    Reply ask(String instructions, String data, String schema, Duration patience);

    /**
     * What came back, as it came.
     *
     * @param asked tokens of the question; 0 where the service does not tell
     * @param answered tokens of the answer; 0 where the service does not tell
     */
    record Reply(String text, long asked, long answered) {}
}
