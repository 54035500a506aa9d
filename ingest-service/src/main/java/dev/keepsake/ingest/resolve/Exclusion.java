// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Ways of life that a word for a person names and a habit breaks: nobody is a vegetarian and eats meat. One meal breaks
 * none; only what is told as a habit does.
 */
enum Exclusion {
    MEAT(being("vegetarian|veggie|vegan|pescatarian"), doing("eats", Vocabulary.MEAT)),
    FISH(being("vegetarian|veggie|vegan"), doing("eats", Vocabulary.FISH)),
    ANIMAL_PRODUCTS(being("vegan"), doing("eats|drinks", Vocabulary.ANIMAL_PRODUCTS)),
    TOBACCO(
            being("non-?smoker"),
            Pattern.compile(Vocabulary.HABIT + "(?:smokes|vapes)\\b|" + Vocabulary.IS + "smoker\\b")),
    ALCOHOL(
            Pattern.compile(Vocabulary.IS + "(?:teetotal|teetotaler|teetotaller|sober)\\b"
                    + "|\\b(?:does not|doesn['’]t|never) drinks? (?:any )?alcohol\\b"),
            doing("drinks", Vocabulary.ALCOHOL)),
    MARRIAGE(
            Pattern.compile(Vocabulary.IS + "(?:single|unmarried|divorced|bachelor)\\b"),
            Pattern.compile(Vocabulary.IS + "(?:happily )?married\\b")),
    SIBLINGS(
            Pattern.compile(Vocabulary.IS + "only child\\b"),
            Pattern.compile(
                    "\\bhas (?:an?|one|two|three|four|five) (?:\\p{L}+ )?(?:brother|sister|sibling|twin)s?\\b"));

    private final Pattern one;
    private final Pattern other;

    Exclusion(Pattern one, Pattern other) {
        this.one = one;
        this.other = other;
    }

    /** Whether the words tell of such a way of life, or of a habit that breaks one. */
    static boolean isIn(String text) {
        return Arrays.stream(values())
                .anyMatch(exclusion -> tells(exclusion.one, text) || tells(exclusion.other, text));
    }

    /** Whether two statements about one person cannot both hold. */
    static boolean between(String text, String known) {
        return excludedBy(text).test(known);
    }

    /** What cannot hold beside the words, of the same person. The words are read once, however much is tested. */
    static Predicate<String> excludedBy(String text) {
        return Arrays.stream(values())
                .flatMap(exclusion -> exclusion.excludedPatterns(text))
                .<Predicate<String>>map(pattern -> known -> tells(pattern, known))
                .reduce(known -> false, Predicate::or);
    }

    private Stream<Pattern> excludedPatterns(String text) {
        return Stream.of(Map.entry(one, other), Map.entry(other, one))
                .filter(sides -> tells(sides.getKey(), text))
                .map(Map.Entry::getValue);
    }

    /** Whether what it tells may have come after what it excludes without a word about the change. */
    static boolean canChange(String text) {
        return tells(MARRIAGE.one, text) || tells(MARRIAGE.other, text);
    }

    private static boolean tells(Pattern pattern, String text) {
        return pattern.matcher(text).find()
                && (pattern.pattern().contains("does not") || Stance.of(text) == Stance.AFFIRMS);
    }

    private static Pattern being(String words) {
        return Pattern.compile(Vocabulary.IS + "(?:" + words + ")\\b(?!['’-])");
    }

    private static Pattern doing(String verb, String what) {
        return Pattern.compile(Vocabulary.HABIT + "(?:" + verb + ") (?:(?!" + Vocabulary.INSTEAD + ")\\p{L}+ ){0,2}?(?:"
                + what + ")\\b(?!-)");
    }

    /** Apart, because a constant may not name what stands below it. */
    private static final class Vocabulary {
        static final String IS = "\\bis (?:now )?(?:an? |the )?(?:(?:strict|lifelong|committed|proud) )?";
        static final String HABIT = "(?<!\\b(?:never|not|longer) )\\b";
        static final String MEAT = "meat|beef|pork|chicken|lamb|bacon|ham|steaks?|sausages?|burgers?";
        static final String FISH = "fish|tuna|salmon|shrimps?|prawns?|seafood";
        static final String ANIMAL_PRODUCTS = "cheese|eggs?|butter|yoghurt|yogurt|honey|milk|dairy";
        static final String ALCOHOL = "alcohol|beers?|wine|whisk(?:e)?y|vodka|gin|rum|cocktails?";

        static final String INSTEAD =
                "vegan|vegetarian|veggie|fake|plant|oat|soy|soya|almond|rice|coconut|root|ginger|mock";

        private Vocabulary() {}
    }
}
