// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The month and year that a question names, as far as it does. */
record NamedDate(@Nullable Integer year, @Nullable Month month) {
    private static final List<Month> MONTHS = List.of(Month.values());
    /** With a capital: "may" and "march" are verbs. */
    private static final Pattern MONTH = Pattern.compile(Arrays.stream(Month.values())
            .map(month -> month.name().charAt(0) + month.name().substring(1).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining("|", "\\b(?:", ")\\b")));

    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d{2}\\b");

    static NamedDate in(String question) {
        String year = first(YEAR, question);
        String month = first(MONTH, question);
        return new NamedDate(
                year == null ? null : Integer.valueOf(year),
                MONTHS.stream()
                        .filter(each -> each.name().equalsIgnoreCase(month))
                        .findFirst()
                        .orElse(null));
    }

    /** 1 when one of the instants lies in the month or year, -1 when none does, 0 where none is named. */
    double fit(List<Instant> instants) {
        if (year == null && month == null) {
            return 0;
        }
        return instants.stream().anyMatch(this::holds) ? 1 : -1;
    }

    private boolean holds(Instant instant) {
        LocalDate date = instant.atZone(ZoneOffset.UTC).toLocalDate();
        return (year == null || year == date.getYear()) && (month == null || month == date.getMonth());
    }

    private static @Nullable String first(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(MatchResult::group)
                .findFirst()
                .orElse(null);
    }
}
