// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What kind of thing a written value is. Another value of the same key is of the same kind: the dog "Rex" may be "Luna" next
 * year, but a dog that is "ill" or "in the garden" is the same dog.
 */
enum ValueKind {
    DAY,
    NUMBER,
    NAME,
    WORDS;

    private static final Pattern DATE =
            Pattern.compile(".*(?:\\d{1,2} \\p{Lu}\\p{Ll}{2}|\\d{4}-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]).*");
    private static final Pattern DIGIT = Pattern.compile(".*\\d.*");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("\\s+");
    private static final Set<String> WHERE = words("in on at under behind beside near inside outside");
    private static final Set<String> NUMERALS = words("""
            one two three four five six seven eight nine ten eleven twelve first second third fourth fifth sixth seventh eighth
            ninth tenth
            """);

    static ValueKind of(String value) {
        if (DATE.matcher(value).matches()) {
            return DAY;
        }
        if (DIGIT.matcher(value).matches()) {
            return NUMBER;
        }
        return wordsOf(value).allMatch(ValueKind::isName) ? NAME : WORDS;
    }

    /** Whether it goes up and down, or to and fro: a day or a number. */
    boolean isMeasured() {
        return this == DAY || this == NUMBER;
    }

    /** Whether another value can stand in the place of one of this kind. */
    boolean takes(String other) {
        return !other.isBlank()
                && switch (this) {
                    case DAY -> DATE.matcher(other).matches();
                    case NUMBER -> wordsOf(other).anyMatch(ValueKind::isNumber);
                    case NAME -> !isWhere(other) && wordsOf(other).anyMatch(ValueKind::isName);
                    case WORDS -> true;
                };
    }

    /** Whether it says where something is. */
    static boolean isWhere(String value) {
        return WHERE.contains(wordsOf(value).findFirst().orElse(""));
    }

    private static boolean isNumber(String word) {
        return DIGIT.matcher(word).matches() || NUMERALS.contains(word.toLowerCase(Locale.ROOT));
    }

    static boolean isName(String word) {
        return word.codePoints().anyMatch(Character::isUpperCase)
                || word.codePoints().noneMatch(Character::isLowerCase);
    }

    private static Stream<String> wordsOf(String value) {
        return Stream.of(BETWEEN_WORDS.split(value.strip()));
    }
}
