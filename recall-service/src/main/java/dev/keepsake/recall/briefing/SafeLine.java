// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.briefing;

import dev.keepsake.recall.view.RememberedText;
import java.util.regex.Pattern;

/** Remembered text made harmless: one line that cannot begin a section, cite a memory, close a block or hide anything. */
final class SafeLine {
    private static final Pattern CITATION = Pattern.compile("(?i)\\[\\s*((?:memory|source)\\s*:\\s*\\w+)\\s*\\]");

    private SafeLine() {}

    static String of(String text) {
        String plain = RememberedText.of(text);
        plain = CITATION.matcher(plain).replaceAll("($1)");
        return Section.lowerCased(plain);
    }
}
