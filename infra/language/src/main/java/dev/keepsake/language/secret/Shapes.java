// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What tells a secret from an ordinary word or number of the same shape. */
final class Shapes {

    /** What people say about a password rather than the password. */
    private static final Set<String> SAID_ABOUT_PASSWORDS = words("""
            wrong incorrect expired invalid weak strong secure safe stored saved reset changed required
            missing the not same too very long short empty lost forgotten hashed encrypted written kept
            still now always never being going due about under inside with your her his our their that this
            what something easy hard simple fine okay correct right good bad set shared needed also just
            only unique different old new out gone all one for none unknown optional redacted
            protected managed handled rotated broken annoying already probably supposed case longer shorter
            stronger
            """);

    private static final double RANDOM_BITS = 3.0;

    private Shapes() {}

    static boolean canBeAPassword(String word) {
        String bare = word.toLowerCase(Locale.ROOT).replaceAll("[.,;:!?)\\]*]+$", "");
        return bare.length() >= 3 && !SAID_ABOUT_PASSWORDS.contains(bare);
    }

    /** Letters and digits mixed, hardly one repeated: no word, no file name of words, no number. */
    static boolean looksRandom(String token) {
        boolean digit = token.chars().anyMatch(Character::isDigit);
        boolean letter = token.chars().anyMatch(Character::isLetter);
        return digit && letter && !token.contains("://") && bitsPerCharacter(token) >= RANDOM_BITS;
    }

    static boolean passesLuhn(String number) {
        int[] digits =
                number.chars().filter(Character::isDigit).map(c -> c - '0').toArray();
        if (digits.length < 13 || digits.length > 19) {
            return false;
        }
        int sum = IntStream.range(0, digits.length)
                .map(fromRight -> {
                    int digit = digits[digits.length - 1 - fromRight];
                    int counted = fromRight % 2 == 0 ? digit : 2 * digit;
                    return counted > 9 ? counted - 9 : counted;
                })
                .sum();
        return sum % 10 == 0;
    }

    private static double bitsPerCharacter(String token) {
        double length = token.length();
        return token.chars().boxed().collect(Collectors.groupingBy(c -> c, Collectors.counting())).values().stream()
                .mapToDouble(count -> count / length)
                .map(share -> -share * Math.log(share) / Math.log(2))
                .sum();
    }
}
