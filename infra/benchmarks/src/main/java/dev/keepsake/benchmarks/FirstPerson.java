// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.Optional;
import java.util.regex.Pattern;

/** Puts a question about somebody into that person's own mouth, so that the gate also learns what "I" and "my" mean. */
final class FirstPerson {
    private FirstPerson() {}

    /** Empty where the question does not name the person, or names them more than once. */
    static Optional<String> of(String question, String person) {
        Pattern name = Pattern.compile("\\b" + Pattern.quote(person) + "\\b");
        if (name.matcher(question).results().count() != 1) {
            return Optional.empty();
        }
        String asked = question.replaceAll("\\b" + Pattern.quote(person) + "['\u2019]s?(?=\\s)", "my");
        asked = asked.replaceAll("(?i)\\bdoes " + Pattern.quote(person) + "\\b", "do I")
                .replaceAll("(?i)\\bhas " + Pattern.quote(person) + "\\b", "have I")
                .replaceAll("(?i)\\bis " + Pattern.quote(person) + "\\b", "am I")
                .replaceAll(
                        "(?i)\\b(to|for|with|of|by|about|from|give|gave|tell|told) " + Pattern.quote(person) + "\\b",
                        "$1 me");
        asked = name.matcher(asked).replaceAll("I");
        return Optional.of(Character.toUpperCase(asked.charAt(0)) + asked.substring(1));
    }
}
