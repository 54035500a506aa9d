// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the literal words of a line that a quote means: models change quotation marks, dashes, spaces and capitals. */
final class QuoteFinder {
    private static final String BETWEEN = "[^\\p{L}\\p{M}\\p{N}]{1,8}";
    private static final int LONGEST = 2_000;

    private QuoteFinder() {}

    static Optional<Span> find(String line, String quote) {
        String words = quote.strip();
        if (words.isEmpty() || words.length() > LONGEST) {
            return Optional.empty();
        }
        int at = line.indexOf(words);
        if (at >= 0) {
            return Optional.of(new Span(at, at + words.length(), words));
        }
        String pattern = WordSplitter.words(words).stream().map(Pattern::quote).collect(Collectors.joining(BETWEEN));
        if (pattern.isEmpty()) {
            return Optional.empty();
        }
        Matcher matcher = Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(line);
        return matcher.find()
                ? Optional.of(new Span(matcher.start(), matcher.end(), matcher.group()))
                : Optional.empty();
    }
}
