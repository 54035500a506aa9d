// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.KeyPolarity;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Matters that have one value at a time: where somebody lives, a birthday, a name, a number. */
final class OneValue {
    private static final String LIVING = "home";
    private static final Pattern IN_A_NAMED_PLACE = Pattern.compile("^(?:in|to) \\p{Lu}.*");
    private static final Pattern IDENTIFYING = Pattern.compile(
            "(?:.* )?(?:birthday|name|surname|nickname|age|(?:blood|number|shoe|ring) (?:type|plate|size)|number|address|e-?mail|birthplace"
                    + "|anniversary|nationality|height|star sign|postcode|zip code)|weigh|favou?rite .*(?<!s)");

    /** Unlike a birthday or a blood type. */
    private static final Pattern CHANGING = Pattern.compile(
            "home|job|age|weigh|favou?rite .*|(?:.* )?(?:address|e-?mail|(?:phone|shoe) (?:number|size)|postcode|zip code)");

    private static final Pattern LIKING = Pattern.compile("like .+");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
    private static final Set<String> FILLING = Set.of("in", "to", "on", "at", "the", "a", "an", "now", "is", "");

    private OneValue() {}

    static boolean isFor(Candidate candidate, Memory known) {
        String key = KeyPolarity.matter(candidate.key().toLowerCase(Locale.ROOT));
        if (key.equals(LIVING)) {
            return IN_A_NAMED_PLACE.matcher(candidate.value()).matches()
                    && IN_A_NAMED_PLACE.matcher(known.value()).matches();
        }
        if (isWork(key) && !known.sole()) {
            return Employer.only(candidate.text()).isPresent()
                    && Employer.only(known.text()).isPresent();
        }
        return known.sole() || IDENTIFYING.matcher(key).matches();
    }

    /** Whether another value of it, told later in plain words, is how it is now. */
    static boolean canChange(Candidate candidate, Memory known) {
        return known.sole()
                || CHANGING.matcher(KeyPolarity.matter(candidate.key().toLowerCase(Locale.ROOT)))
                        .matches();
    }

    static boolean isLiking(String key) {
        return LIKING.matcher(KeyPolarity.matter(key)).matches();
    }

    static boolean isWork(String key) {
        return KeyPolarity.matter(key.toLowerCase(Locale.ROOT)).equals("job");
    }

    /** Whether {@code one} says all that {@code other} says. */
    static boolean holds(String one, String other) {
        if (one.contains("@") || other.contains("@")) {
            // An address has no parts that say less.
            return one.equalsIgnoreCase(other);
        }
        return words(one).containsAll(words(other));
    }

    private static Set<String> words(String text) {
        // "A" is a blood type, "a" an article.
        return Arrays.stream(BETWEEN_WORDS.split(text))
                .filter(word -> !FILLING.contains(word))
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
