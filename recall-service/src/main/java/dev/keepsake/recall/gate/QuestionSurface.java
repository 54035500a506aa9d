// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import dev.keepsake.recall.ask.AnswerType;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a question by its signs alone, without its grammar and without any memory. A hint: the gate's weights
 * are fitted on it as it is.
 *
 * @param speculative whether it asks what would or might be
 * @param general whether it asks, in a sentence, of nobody: neither of the asking person nor of anyone by name or pronoun
 * @param names the words that are written as names, in lower case
 * @param time the time it asks about
 */
record QuestionSurface(
        AnswerType type,
        boolean speculative,
        boolean general,
        Set<String> names,
        @Nullable TimeExpression time) {
    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},;:'\"] |['\"(])\\p{Lu}[\\p{L}\\p{M}-]+");
    private static final Pattern SENTENCE_START = Pattern.compile(".*[.!?]['\")]*\\s+$", Pattern.DOTALL);
    private static final Pattern CALENDAR =
            Pattern.compile("(?i)(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october"
                    + "|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|i['’]?(?:m|ve|d|ll)?");
    private static final Pattern SPECULATIVE = Pattern.compile(
            "(?i)\\b(?:would|might|could|likely|probably|may|imagine|suppose|suited?|(?:kind|sort|type) of"
                    + " (?:person|gift))\\b");
    private static final Pattern PERSONAL = Pattern.compile(
            "(?i)\\b(?:i|me|my|mine|myself|we|us|our|ours|ourselves|he|him|his|himself|she|her|hers|herself|they|them|their|theirs"
                    + "|themselves)\\b");
    private static final Pattern ASKING = Pattern.compile(
            "(?i)\\b(?:(how\\s+(?:long|many|much|often|old|far|tall|big|high))|(what|which)\\s+(time|day|date|year|month|city|town|country|place)"
                    + "|(who|whom|whose|where|when|why|how|what|which))\\b");
    private static final Pattern AUXILIARY = Pattern.compile(
            "(?i)^\\W*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must|isn't|aren't|doesn't|didn't)\\b");

    QuestionSurface {
        names = Set.copyOf(names);
    }

    static QuestionSurface read(String question, TemporalResolver times, Instant now, ZoneId zone) {
        TimeExpression time = times.resolve(question, now, zone).stream()
                .filter(one -> one.kind() != TimeExpression.Kind.RECURRENCE)
                .findFirst()
                .orElse(null);
        return new QuestionSurface(
                type(question), SPECULATIVE.matcher(question).find(), isGeneral(question), names(question), time);
    }

    /** A few words without a verb ("gift ideas for mum") are what one types to look for one's own. */
    private static boolean isGeneral(String question) {
        boolean asks =
                AUXILIARY.matcher(question).find() || ASKING.matcher(question).lookingAt();
        return asks && !PERSONAL.matcher(question).find() && names(question).isEmpty();
    }

    private static AnswerType type(String question) {
        if (AUXILIARY.matcher(question).find()) {
            return AnswerType.YES_NO;
        }
        return ASKING.matcher(question)
                .results()
                .findFirst()
                .map(QuestionSurface::type)
                .orElse(AnswerType.THING);
    }

    private static AnswerType type(MatchResult asking) {
        String words = asking.group().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        return switch (words) {
            case "when",
                    "what time",
                    "what day",
                    "what date",
                    "what year",
                    "what month",
                    "which time",
                    "which day",
                    "which date",
                    "which year",
                    "which month" -> AnswerType.TIME;
            case "where",
                    "what city",
                    "what town",
                    "what country",
                    "what place",
                    "which city",
                    "which town",
                    "which country",
                    "which place" -> AnswerType.PLACE;
            case "who", "whom", "whose" -> AnswerType.PERSON;
            case "how long" -> AnswerType.DURATION;
            case "why", "how" -> AnswerType.REASON;
            default -> words.startsWith("how ") ? AnswerType.NUMBER : AnswerType.THING;
        };
    }

    private static Set<String> names(String question) {
        Set<String> names = new LinkedHashSet<>();
        NAME.matcher(question)
                .results()
                .filter(match -> !CALENDAR.matcher(match.group()).matches())
                .filter(match -> !SENTENCE_START
                        .matcher(question.substring(0, match.start()))
                        .matches())
                .forEach(match -> names.add(match.group().toLowerCase(Locale.ROOT)));
        return names;
    }
}
