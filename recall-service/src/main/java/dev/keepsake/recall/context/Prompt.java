// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

/** What is searched for of a prompt. */
final class Prompt {
    private static final int MOST = 2_000;

    private Prompt() {}

    /** A long prompt says what it wants at its beginning or at its end. */
    static String query(String prompt) {
        if (prompt.length() <= MOST) {
            return prompt;
        }
        return prompt.substring(0, MOST / 2) + " " + prompt.substring(prompt.length() - MOST / 2);
    }
}
