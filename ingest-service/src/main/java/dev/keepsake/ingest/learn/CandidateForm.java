// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.Verbatim;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Statements in the words of memories. */
final class CandidateForm {
    private static final double HIGH_FROM = 0.67;
    private static final double MEDIUM_FROM = 0.34;
    private static final int WORDS_OF_KEY = 5;
    private static final int LONGEST_KEY = 200;

    private CandidateForm() {}

    static Candidate of(Statement statement, Line line, Source source) {
        Category told = source.marks().category();
        Importance weight = source.marks().importance();
        Fact fact = new Fact(
                statement.text(),
                statement.entity(),
                statement.key().isBlank() ? keyOf(statement.text()) : statement.key(),
                statement.value().isBlank() ? statement.text() : statement.value(),
                told == null ? Kind.valueOf(statement.kind().name()) : kindOf(told),
                told == null ? Category.valueOf(statement.category().name()) : told,
                weight == null ? importance(statement.importance()) : weight);
        return new Candidate(
                fact,
                began(statement.validFrom(), line.saidAt()),
                line.saidAt(),
                statement.negated(),
                statement.quote().text(),
                line.position(),
                LineReader.speaker(line, source));
    }

    /** Words of the line as they stand, where the person asked for them to be kept and they make no statement. */
    static Candidate verbatim(String words, Line line, Source source) {
        Category told = source.marks().category();
        Importance weight = source.marks().importance();
        Category category = told == null ? Category.FACT : told;
        Fact fact = new Fact(
                Verbatim.of(words, source.person(), line.saidAt(), source.zone()),
                source.person(),
                keyOf(words),
                words,
                kindOf(category),
                category,
                weight == null ? Importance.MEDIUM : weight);
        return new Candidate(fact, line.saidAt(), line.saidAt(), false, words, line.position(), source.person());
    }

    static Kind kindOf(Category category) {
        return switch (category) {
            case RELATIONSHIP -> Kind.PEOPLE;
            case TASK -> Kind.PLAN;
            case PREFERENCE -> Kind.PREF;
            case FACT, CONTEXT -> Kind.DETAIL;
        };
    }

    static Importance importance(double weight) {
        if (weight >= HIGH_FROM) {
            return Importance.HIGH;
        }
        return weight >= MEDIUM_FROM ? Importance.MEDIUM : Importance.LOW;
    }

    /** A plan holds from when it was told, whatever day it is for; the day is in its words. */
    private static Instant began(@Nullable Instant validFrom, Instant saidAt) {
        return validFrom == null || validFrom.isAfter(saidAt) ? saidAt : validFrom;
    }

    private static String keyOf(String text) {
        String words = Arrays.stream(text.toLowerCase(Locale.ROOT).split("[\\s\\p{P}]+"))
                .filter(word -> !word.isEmpty())
                .limit(WORDS_OF_KEY)
                .collect(Collectors.joining(" "));
        String key = words.isEmpty() ? "note" : words;
        return key.substring(0, key.offsetByCodePoints(0, Math.min(LONGEST_KEY, key.codePointCount(0, key.length()))));
    }
}
