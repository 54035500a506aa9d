// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.time.TimeExpression.Granularity;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time with the words that tie it to its sentence ("since last March").
 *
 * @param start where the whole phrase begins
 * @param words the phrase in absolute words
 */
record Phrase(int start, Place place, String words) {

    private static final Pattern TIE = Pattern.compile(
            "(?i)(?<![\\p{L}\\p{N}])(?<tie>since|until|till|by|before|after|from|during|around|about|on|in|at|over|for|of|to|early|late) $");
    private static final int LONGEST_TIE = 10;

    private static final Pattern IS_SUBJECT = Pattern.compile("(?i) (?:is|was|will|would|works|marks)\\b.*");

    static Phrase of(String text, int start, int end, Place place) {
        if (place.kind() == Kind.RECURRENCE || place.kind() == Kind.DURATION) {
            return new Phrase(start, place, place.words());
        }
        int from = Math.max(0, start - LONGEST_TIE);
        Matcher tie = TIE.matcher(text.substring(from, start));
        if (place.relative() && place.words().startsWith("from ")) {
            return new Phrase(start, place, place.words());
        }
        if (tie.find()) {
            return tied(from + tie.start(), tie.group("tie").toLowerCase(Locale.ROOT), place);
        }
        String rest = text.substring(end);
        boolean bare = rest.startsWith("'s")
                || text.substring(0, start).isBlank()
                        && IS_SUBJECT.matcher(rest).matches();
        return new Phrase(start, place, bare ? place.words() : natural(place));
    }

    private static Phrase tied(int start, String tie, Place place) {
        String words = tie + " " + place.words();
        boolean openAtOneSide = place.kind() == Kind.POINT && place.granularity() != Granularity.INSTANT;
        return switch (tie) {
            case "since" -> new Phrase(start, openAtOneSide ? place.as(Kind.RANGE, place.from(), null) : place, words);
            case "until", "till", "before" ->
                new Phrase(start, openAtOneSide ? place.as(Kind.RANGE, null, place.from()) : place, words);
            case "by" -> new Phrase(start, openAtOneSide ? place.as(Kind.RANGE, null, place.to()) : place, words);
            case "after" -> new Phrase(start, openAtOneSide ? place.as(Kind.RANGE, place.to(), null) : place, words);
            case "on", "in", "at", "over" -> new Phrase(start, place, natural(place));
            case "early", "late" -> new Phrase(start, place, tie + " " + natural(place));
            default -> new Phrase(start, place, words);
        };
    }

    private static String natural(Place place) {
        return place.preposition().isEmpty() ? place.words() : place.preposition() + " " + place.words();
    }
}
