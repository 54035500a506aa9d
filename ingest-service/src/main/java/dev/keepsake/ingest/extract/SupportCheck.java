// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether a statement says no more than its line. */
final class SupportCheck {
    /** The least share of a statement's words that the line must have, where nothing is known of the language but its words. */
    private static final double LEAST_OF_OTHER_LANGUAGES = 0.5;

    /** From this share of their words on, two sentences are about the same. */
    private static final double ALIKE = 0.5;

    /** Words a plainer wording may bring in: they tell no more than that somebody is, has, does, says or likes something. */
    private static final Set<String> PLAIN = words("""
            live have own work like love enjoy prefer hate dislike want plan use went go goes make made get
            got take keep know call name say said tell told ask feel think become start stop currently still
            longer usually often called since old every each day days week month year time person people
            someone thing
            """);

    private static final Pattern NAME = Pattern.compile("(?<!^)(?<![.!?:\"“]\\s)\\b\\p{Lu}[\\p{L}\\p{M}\\p{N}]*");
    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private SupportCheck() {}

    /** @param dated the times in the text; they are checked elsewhere */
    static boolean admits(
            String statement, String subject, Surroundings line, List<TimeExpression> dated, boolean english) {
        Set<String> given = Words.of(subject);
        String text = without(dated, statement);
        return namesAreKnown(text, given, line)
                && numbersAreKnown(text, given, line)
                && saysNoMore(text, given, line, english);
    }

    /** Whether two statements share most of their words. */
    static boolean areAlike(String one, String other) {
        return share(Words.ofContent(one), Words.of(other)) >= ALIKE
                && share(Words.ofContent(other), Words.of(one)) >= ALIKE;
    }

    private static String without(List<TimeExpression> times, String text) {
        StringBuilder rest = new StringBuilder(text);
        for (TimeExpression time : times) {
            for (int at = time.span().start(); at < time.span().end(); at++) {
                rest.setCharAt(at, ' ');
            }
        }
        return rest.toString();
    }

    private static boolean namesAreKnown(String text, Set<String> given, Surroundings line) {
        Set<String> known = line.known();
        known.addAll(given);
        return NAME.matcher(text)
                .results()
                .map(name -> name.group().toLowerCase(Locale.ROOT))
                .allMatch(name -> Words.holds(known, name));
    }

    private static boolean numbersAreKnown(String text, Set<String> given, Surroundings line) {
        Set<String> known = line.known();
        known.addAll(given);
        return Words.of(text).stream()
                .filter(word -> word.codePoints().anyMatch(Character::isDigit))
                .allMatch(number -> known.contains(number) || isSpelledOut(number, known));
    }

    private static boolean isSpelledOut(String number, Set<String> known) {
        return number.matches("\\d{1,2}")
                && Integer.parseInt(number) < NUMBERS.size()
                && known.contains(NUMBERS.get(Integer.parseInt(number)));
    }

    private static boolean saysNoMore(String text, Set<String> given, Surroundings line, boolean english) {
        Set<String> names = NAME.matcher(text)
                .results()
                .map(name -> name.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        names.addAll(given);
        names.addAll(Words.of(line.utterance().speakerName()));
        // "Yes, every Sunday" says what the question said, as far as the local engine understands it so.
        Set<String> told = Words.of(line.sentences());
        line.localStatements().forEach(local -> told.addAll(Words.of(local.text())));
        List<String> content = Words.ofContent(text);
        if (!english) {
            content.removeAll(given);
            return share(content, told) >= LEAST_OF_OTHER_LANGUAGES;
        }
        content.removeAll(names);
        Set<String> own = Words.of(line.quote().text());
        line.localStatements().forEach(local -> own.addAll(Words.of(local.text())));
        return content.stream()
                        .allMatch(
                                word -> Words.holds(told, word) || isSpelledOut(word, told) || Words.holds(PLAIN, word))
                && (content.isEmpty() || content.stream().anyMatch(word -> Words.holds(own, word)));
    }

    private static double share(List<String> content, Set<String> words) {
        if (content.isEmpty()) {
            return 0;
        }
        return content.stream().filter(word -> Words.holds(words, word)).count() / (double) content.size();
    }
}
