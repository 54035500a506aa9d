// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.statement.Skipped.Reason;
import java.util.Optional;
import java.util.regex.Pattern;

/** The little that can be told of a sentence without knowing its language well. */
final class Foreign {

    private static final Pattern QUESTION = Pattern.compile("(?s).*[?？؟][^\\p{L}\\p{N}]*$|^¿.*");
    private static final Pattern CONDITION =
            Pattern.compile("(?i)^(?:wenn|falls|si|quizás|vielleicht|peut-être|talvez|forse)\\b.*");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final int FEWEST_WORDS = 3;

    private Foreign() {}

    static Optional<Reason> reason(String sentence) {
        if (sentence.codePoints().noneMatch(Character::isLetterOrDigit)) {
            return Optional.of(Reason.NO_CONTENT);
        }
        if (QUESTION.matcher(sentence).matches()) {
            return Optional.of(Reason.QUESTION);
        }
        if (CONDITION.matcher(sentence).matches()) {
            return Optional.of(Reason.HYPOTHETICAL);
        }
        boolean spaced = sentence.codePoints().filter(Character::isLetter).noneMatch(Character::isIdeographic)
                && sentence.codePoints()
                        .noneMatch(point -> Character.UnicodeScript.of(point) == Character.UnicodeScript.HIRAGANA
                                || Character.UnicodeScript.of(point) == Character.UnicodeScript.THAI);
        boolean terse = BETWEEN_WORDS
                        .splitAsStream(sentence)
                        .filter(word -> !word.isEmpty())
                        .count()
                < FEWEST_WORDS;
        return spaced && terse && sentence.codePoints().noneMatch(Character::isDigit)
                ? Optional.of(Reason.SMALL_TALK)
                : Optional.empty();
    }
}
