// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

/** Whether a line takes back what its speaker said in the line before: "lol jk", "no wait, scratch that". */
public final class TakenBack {
    private TakenBack() {}

    /** @param line the words of the later line */
    public static boolean by(String line) {
        return NotMeant.takesBack(line.strip());
    }
}
