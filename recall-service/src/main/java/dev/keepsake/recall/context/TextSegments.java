// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The searches a long text is worth: one for each of a few parts spread over it. */
final class TextSegments {
    private static final int MOST_SEGMENTS = 5;
    private static final int LENGTH = 600;

    private TextSegments() {}

    /** At most six; the text's beginning always, the hint where there is one. */
    static List<String> of(String text, @Nullable String hint) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = end(text, start);
            parts.add(text.substring(start, end).strip());
            start = end;
        }
        Set<String> chosen = new LinkedHashSet<>();
        int wanted = Math.min(MOST_SEGMENTS, parts.size());
        for (int i = 0; i < wanted; i++) {
            chosen.add(parts.get(i * parts.size() / wanted));
        }
        if (hint != null) {
            chosen.add(hint);
        }
        chosen.remove("");
        return List.copyOf(chosen);
    }

    /** After a line or a sentence, where one ends in the second half of the part. */
    private static int end(String text, int start) {
        int most = Math.min(start + LENGTH, text.length());
        if (most == text.length()) {
            return most;
        }
        for (String mark : List.of("\n", ". ", " ")) {
            int at = text.lastIndexOf(mark, most - mark.length());
            if (at > start + LENGTH / 2) {
                return at + mark.length();
            }
        }
        return Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    }
}
