// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.briefing;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The sections of a briefing, in their order. */
enum Section {
    POLICY("COMPANY POLICY"),
    ANSWER("ANSWER"),
    TIMELINE("TIMELINE"),
    CLASHES("CLASHES"),
    RELATED("RELATED");

    private static final Pattern HEADING_IN_TEXT = Pattern.compile("\\b(?:"
            + Arrays.stream(values()).map(section -> section.heading).collect(Collectors.joining("|"))
            + ")\\b(?=\\s*:|\\s*$)");
    private static final Pattern HEADING_LINE = Pattern.compile("(?i)[\\W_]*(?:"
            + Arrays.stream(values()).map(section -> section.heading).collect(Collectors.joining("|"))
            + ")[\\W_]*");

    private final String heading;

    Section(String heading) {
        this.heading = heading;
    }

    /** The line that opens it. */
    String heading() {
        return heading;
    }

    /** Headings inside a line lose their capitals, and with them their look. */
    static String lowerCased(String line) {
        return HEADING_IN_TEXT.matcher(line).replaceAll(match -> match.group().toLowerCase(Locale.ROOT));
    }

    /** Whether a whole line could be taken for the opening of a section. */
    static boolean isOpenedBy(String line) {
        return HEADING_LINE.matcher(line).matches();
    }
}
