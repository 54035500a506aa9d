// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The paragraphs, list items and lines of a text: no sentence crosses from one to the next. */
final class Blocks {

    private static final Pattern LINE = Pattern.compile("[^\\n\\r\\u2028\\u2029\\u0085]+");
    private static final Pattern BULLET =
            Pattern.compile("^\\s*(?:[-*•‣–·▪>#]+(?:\\s+|$)|\\(?\\d{1,2}[.)]\\s+|\\[[ xX]]\\s+){1,20}");

    /** A line broken only to fit a page is rarely shorter. */
    private static final int WRAPPED_AT_LEAST = 50;

    private Blocks() {}

    static List<Span> of(String text) {
        List<Span> blocks = new ArrayList<>();
        Matcher lines = LINE.matcher(text);
        while (lines.find()) {
            Span line = Span.trimmed(text, lines.start(), lines.end());
            int last = blocks.size() - 1;
            if (last >= 0 && isWrapped(text, blocks.get(last), line)) {
                int start = blocks.get(last).start();
                blocks.set(last, new Span(start, line.end(), text.substring(start, line.end())));
                continue;
            }
            Span item = withoutBullet(text, line);
            if (!item.text().isEmpty()) {
                blocks.add(item);
            }
        }
        return blocks;
    }

    private static boolean isWrapped(String text, Span before, Span line) {
        if (line.text().isEmpty() || !Character.isLowerCase(line.text().codePointAt(0))) {
            return false;
        }
        String gap = text.substring(before.end(), line.start());
        boolean oneBreak = gap.strip().isEmpty()
                && gap.replace("\r\n", "\n").chars().filter(c -> c == '\n').count() == 1;
        String lastLine = before.text().substring(before.text().lastIndexOf('\n') + 1);
        char last = before.text().charAt(before.text().length() - 1);
        return oneBreak && lastLine.length() >= WRAPPED_AT_LEAST && ".!?:;…".indexOf(last) < 0;
    }

    private static Span withoutBullet(String text, Span line) {
        Matcher bullet = BULLET.matcher(line.text());
        return bullet.find() ? Span.trimmed(text, line.start() + bullet.end(), line.end()) : line;
    }
}
