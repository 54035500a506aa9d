// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replacements of words of a line, put into the part of the line that becomes a statement. */
final class Rewrite {

    private static final Pattern QUOTES =
            Pattern.compile("\"[^\"]*\"|“[^”]*”|(?<![\\p{L}\\p{N}])['‘][^'’]{3,}['’](?![\\p{L}])");

    private final List<Replacement> replacements = new ArrayList<>();

    private final List<Span> kept = new ArrayList<>();

    /** The words in quotation marks are somebody's very words. */
    void keepQuotes(Clause clause) {
        Matcher matcher = QUOTES.matcher(clause.span().text());
        while (matcher.find()) {
            kept.add(new Span(matcher.start(), matcher.end(), matcher.group())
                    .shift(clause.span().start()));
        }
    }

    /** The earlier of two that overlap stands; nothing changes in quotes. */
    void replace(Span what, String with) {
        if (!touches(what) && kept.stream().noneMatch(quote -> quote.overlaps(what))) {
            replacements.add(new Replacement(what, with));
        }
    }

    /** Replaces a word that may be written together with the one before it ("I'm"). */
    void replaceWord(Clause clause, int index, String with) {
        Token token = clause.tokens().get(index);
        boolean joined = index > 0
                && clause.tokens().get(index - 1).span().end() == token.span().start();
        replace(token.span(), joined && !with.startsWith("'") ? " " + with : with);
    }

    boolean touches(Span span) {
        return replacements.stream().anyMatch(replacement -> replacement.what().overlaps(span));
    }

    boolean isEmpty() {
        return replacements.isEmpty();
    }

    /** The words of {@code part}, which is a span of {@code line}, with every replacement inside it made. */
    String apply(String line, Span part) {
        StringBuilder text = new StringBuilder();
        int at = part.start();
        replacements.sort(
                Comparator.comparingInt(replacement -> replacement.what().start()));
        for (Replacement replacement : replacements) {
            if (replacement.what().start() >= at && replacement.what().end() <= part.end()) {
                text.append(line, at, replacement.what().start()).append(replacement.with());
                at = replacement.what().end();
            }
        }
        return text.append(line, at, part.end()).toString();
    }

    private record Replacement(Span what, String with) {}
}
