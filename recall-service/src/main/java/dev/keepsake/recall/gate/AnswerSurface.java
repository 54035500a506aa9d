// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.ask.AnswerType;
import java.time.Duration;
import java.util.regex.Pattern;

/** Whether a memory holds something of the sort that a question asks for. Only a hint: it looks at the surface. */
final class AnswerSurface {
    private static final Duration SAME_TIME = Duration.ofDays(1);
    private static final Pattern TIME = Pattern.compile(
            "(?i)\\b(?:(?:19|20)\\d{2}|\\d{1,2}[:.]\\d{2}|\\d{1,2}\\s?[ap]m|january|february|march|april|may|june|july|august"
                    + "|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn"
                    + "|winter|morning|evening|noon|yesterday|today|tomorrow|ago)\\b");
    private static final Pattern NUMBER = Pattern.compile(
            "(?i)\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"
                    + "|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen"
                    + "|once|twice|half|every|daily|weekly|monthly|couple)\\b");
    private static final Pattern LENGTH =
            Pattern.compile("(?i)\\b(?:since|for|years?|months?|weeks?|days?|hours?|minutes?|decades?)\\b");
    private static final Pattern NAME = Pattern.compile("(?<=\\p{L},? )\\p{Lu}\\p{L}+");
    private static final Pattern PLACE = Pattern.compile(
            "(?i)\\b(?:in|at|near|on|to|from|by|behind|under|around|inside|outside|opposite|through|into)\\s+(?:the\\s+|a\\s+|an\\s+|my\\s+|her\\s+|his\\s+)?\\p{L}{3,}");
    private static final Pattern PERSON = Pattern.compile(
            "(?i)\\b(?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|friend|neighbou?r|colleague|boss|wife|husband"
                    + "|partner|son|daughter|teacher|doctor|niece|nephew|grand\\p{L}+)\\b");
    private static final Pattern REASON = Pattern.compile(
            "(?i)\\b(?:because|so|since|due|reason|therefore|thanks|by|with|to|for|after|cause[ds]?|that's why)\\b");

    private AnswerSurface() {}

    static boolean isIn(AnswerType type, MemoryChanged memory) {
        String text = memory.text();
        return switch (type) {
            case TIME -> TIME.matcher(text).find() || isDated(memory);
            case NUMBER -> NUMBER.matcher(text).find();
            case DURATION -> LENGTH.matcher(text).find();
            case PLACE -> PLACE.matcher(text).find();
            case PERSON -> NAME.matcher(text).find() || PERSON.matcher(text).find();
            case REASON -> REASON.matcher(text).find();
            case YES_NO, NAME, FREQUENCY, MANNER, THING -> true;
        };
    }

    /** What is said to have begun at another time than it was told has a date of its own. */
    private static boolean isDated(MemoryChanged memory) {
        return Duration.between(memory.validFrom(), memory.saidAt()).abs().compareTo(SAME_TIME) > 0;
    }
}
