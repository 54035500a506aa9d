// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a question without knowing any memory.
 *
 * @param speculative whether it asks what would or might be
 * @param names the words that are written as names, in lower case
 * @param time the time it asks about
 */
record QuestionShape(
        Type type,
        boolean speculative,
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
    private static final Pattern ASKING = Pattern.compile(
            "(?i)\\b(?:(how\\s+(?:long|many|much|often|old|far|tall|big|high))|(what|which)\\s+(time|day|date|year|month|city|town|country|place)"
                    + "|(who|whom|whose|where|when|why|how|what|which))\\b");
    private static final Pattern AUXILIARY = Pattern.compile(
            "(?i)^\\W*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must|isn't|aren't|doesn't|didn't)\\b");

    QuestionShape {
        names = Set.copyOf(names);
    }

    /** The sort of answer that is asked for. */
    enum Type {
        TIME,
        PLACE,
        PERSON,
        NUMBER,
        DURATION,
        YES_NO,
        REASON,
        THING
    }

    static QuestionShape read(String question, TemporalResolver times, Instant now, ZoneId zone) {
        TimeExpression time = times.resolve(question, now, zone).stream()
                .filter(one -> one.kind() != TimeExpression.Kind.RECURRENCE)
                .findFirst()
                .orElse(null);
        return new QuestionShape(type(question), SPECULATIVE.matcher(question).find(), names(question), time);
    }

    private static Type type(String question) {
        if (AUXILIARY.matcher(question).find()) {
            return Type.YES_NO;
        }
        return ASKING.matcher(question)
                .results()
                .findFirst()
                .map(QuestionShape::type)
                .orElse(Type.THING);
    }

    private static Type type(MatchResult asking) {
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
                    "which month" -> Type.TIME;
            case "where",
                    "what city",
                    "what town",
                    "what country",
                    "what place",
                    "which city",
                    "which town",
                    "which country",
                    "which place" -> Type.PLACE;
            case "who", "whom", "whose" -> Type.PERSON;
            case "how long" -> Type.DURATION;
            case "why", "how" -> Type.REASON;
            default -> words.startsWith("how ") ? Type.NUMBER : Type.THING;
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
