// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.briefing;

import dev.keepsake.recall.view.RememberedText;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The whole text of a policy, word for word. Only a line that could pass for a section or a citation of ours is set off
 * with a mark of quotation, its words untouched.
 */
final class PolicyText {
    private static final Pattern CITATION =
            Pattern.compile("\\s*-?\\s*\\[(?:memory|source):.*", Pattern.CASE_INSENSITIVE);

    private PolicyText() {}

    static String of(String text) {
        return text.lines()
                .map(line -> isOurs(line) ? "> " + line : line)
                .collect(Collectors.joining("\n"))
                .strip();
    }

    private static boolean isOurs(String line) {
        return Section.isOpenedBy(line) || CITATION.matcher(line).matches() || RememberedText.isDelimitedBy(line);
    }
}
