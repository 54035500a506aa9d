// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LegibleText;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells whether two statements say the same in slightly different words. Thread-safe. */
public final class StatementNormalizer {

    /**
     * From this similarity on, two statements are taken to say the same: at most one in five of their words differs, and
     * no number, date, name or denial.
     */
    public static final double SAME = 0.8;

    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}]+");
    private static final Pattern APOSTROPHE = Pattern.compile("(?<=\\p{L})['’](?=\\p{L})");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Pattern NAME = Pattern.compile("(?<!^)(?<![.!?:\"“]\\s)\\b\\p{Lu}[\\p{L}\\p{N}]*");
    private static final Pattern DENIAL =
            Pattern.compile("(?i)\\b(?:not|never|no|nor|neither|nobody|nothing|none|cannot|without)\\b|n['’]t\\b");
    private static final Set<String> FILLING = Set.of(
            "a", "an", "the", "is", "are", "was", "just", "really", "very", "so", "also", "and", "that", "of", "in",
            "on", "at", "to");

    /** Equal for texts that differ only in case, white space, punctuation, Unicode form or invisible characters. */
    public String fingerprint(String text) {
        return isAscii(text) ? fingerprintOfAscii(text) : fingerprintOfAny(text);
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(character -> character < 0x80);
    }

    /** The same without Unicode: ten times as fast, and most statements are ASCII. */
    private static String fingerprintOfAscii(String text) {
        StringBuilder words = new StringBuilder(text.length());
        boolean between = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (Character.isLetterOrDigit(character)) {
                words.append(between && !words.isEmpty() ? " " : "").append(Character.toLowerCase(character));
                between = false;
            } else if (!isApostropheAt(text, i)) {
                between = true;
            }
        }
        return words.toString();
    }

    private static boolean isApostropheAt(String text, int at) {
        return text.charAt(at) == '\''
                && at > 0
                && at + 1 < text.length()
                && Character.isLetter(text.charAt(at - 1))
                && Character.isLetter(text.charAt(at + 1));
    }

    private static String fingerprintOfAny(String text) {
        String visible = INVISIBLE
                .matcher(Normalizer.normalize(LegibleText.of(text), Normalizer.Form.NFKC))
                .replaceAll(" ");
        // Written contractions ("doesn't") and bare ones ("doesnt") are one word.
        String words = APOSTROPHE.matcher(visible.toLowerCase(Locale.ROOT)).replaceAll("");
        return NO_WORD.matcher(words).replaceAll(" ").strip();
    }

    /**
     * To ask of many statements how much of {@code text} they say. 0 to 1, the share of words the two have in common; 0 where
     * they differ in a number, date, name or in what they deny.
     */
    public ToDoubleFunction<String> similarityTo(String text) {
        String fingerprint = fingerprint(text);
        Set<String> names = all(NAME, text);
        long denials = denials(text);
        Set<String> words = words(fingerprint);
        Set<String> numbers = numbers(words);
        return other -> {
            String another = fingerprint(other);
            if (fingerprint.equals(another)) {
                return 1;
            }
            if (!all(NAME, other).equals(names) || denials(other) != denials) {
                return 0;
            }
            Set<String> others = words(another);
            return numbers(others).equals(numbers) ? shareInCommon(words, others) : 0;
        };
    }

    private static double shareInCommon(Set<String> words, Set<String> others) {
        if (words.isEmpty() || others.isEmpty()) {
            return 0;
        }
        long common = words.stream().filter(others::contains).count();
        return 2.0 * common / (words.size() + others.size());
    }

    private static Set<String> words(String fingerprint) {
        Set<String> words = new HashSet<>(List.of(fingerprint.split(" ")));
        words.removeAll(FILLING);
        words.remove("");
        return words;
    }

    private static Set<String> numbers(Set<String> words) {
        Set<String> numbers = new TreeSet<>(words);
        numbers.removeIf(word -> word.codePoints().noneMatch(Character::isDigit));
        return numbers;
    }

    private static Set<String> all(Pattern pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = pattern.matcher(LegibleText.of(text));
        while (matcher.find()) {
            found.add(matcher.group().toLowerCase(Locale.ROOT));
        }
        return found;
    }

    private static long denials(String text) {
        return DENIAL.matcher(LegibleText.of(text)).results().count();
    }
}
