// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Skipped.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands between tags: not a person's own speech. A closing tag that nothing opened says nothing of the words around
 * it: anybody can write one.
 */
final class MarkedUp {
    private static final Pattern OPENING = Pattern.compile("<([A-Za-z][\\w-]{2,60})(?: [^<>]{0,400})?>");
    private static final Pattern OF_MEMORY = Pattern.compile(
            "(?i)(?:[\\w-]*[_-])?(?:memory|memories|remembered|recalled|recall|context)(?:[_-][\\w-]*)?");
    private static final Pattern TAGS =
            Pattern.compile("^(?:[\\[\\]<>\\s]{0,20}<{1,2}/?[A-Za-z][\\w-]{0,60}>{1,2}){1,20}\\s*");

    private static final Pattern PARAGRAPH_END = Pattern.compile("\\n[ \\t\\r]*\\n");

    private MarkedUp() {}

    /** Whether a tag opens that says memory supplied what is in it. */
    static boolean holdsRecalled(String text) {
        return OPENING.matcher(text).results().anyMatch(tag -> isOfMemory(tag.group(1)));
    }

    /** Each tag with all up to the one that closes it; one of memory that nothing closes, with its paragraph. */
    static List<Skipped> in(String text) {
        List<Skipped> parts = new ArrayList<>();
        String lower = text.toLowerCase(Locale.ROOT);
        Set<String> unclosed = new HashSet<>();
        Matcher tag = OPENING.matcher(text);
        int from = 0;
        while (from < text.length() && tag.find(from)) {
            from = tag.end();
            String name = tag.group(1).toLowerCase(Locale.ROOT);
            // Looked for once: a text may open the same one thousands of times.
            int closing = lower.length() != text.length() || unclosed.contains(name)
                    ? -1
                    : lower.indexOf("</" + name + ">", from);
            if (closing >= 0) {
                from = pastBrackets(text, closing + name.length() + 3);
            } else {
                unclosed.add(name);
                from = isOfMemory(name) ? endOfParagraph(text, from) : from;
            }
            if (closing >= 0 || isOfMemory(name)) {
                Span span = new Span(tag.start(), from, text.substring(tag.start(), from));
                parts.add(new Skipped(span, isOfMemory(name) ? Reason.RECALLED : Reason.DATA));
            }
        }
        return parts;
    }

    private static int pastBrackets(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) == '>') {
            end++;
        }
        return end;
    }

    private static int endOfParagraph(String text, int from) {
        Matcher end = PARAGRAPH_END.matcher(text);
        return end.find(from) ? end.start() : text.length();
    }

    /** How many characters of tags and their brackets the text begins with. */
    static int tagsBefore(String text) {
        Matcher tags = TAGS.matcher(text);
        return tags.find() ? tags.end() : 0;
    }

    private static boolean isOfMemory(String name) {
        return OF_MEMORY.matcher(name).matches();
    }
}
