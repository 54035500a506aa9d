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
    TOBACCO(being("non-?smoker"), telling(Vocabulary.HABIT + "(?:smokes|vapes)\\b|" + Vocabulary.IS + "smoker\\b")),
    ALCOHOL(
            tellingByANot(Vocabulary.IS + "(?:teetotal|teetotaler|teetotaller|sober)\\b"
                    + "|\\b(?:does not|doesn['’]t|never) drinks? (?:any )?alcohol\\b"),
            doing("drinks", Vocabulary.ALCOHOL)),
    MARRIAGE(
            telling(Vocabulary.IS + "(?:single|unmarried|divorced|bachelor)\\b"),
            telling(Vocabulary.IS + "(?:happily )?married\\b")),
    SIBLINGS(
            telling(Vocabulary.IS + "only child\\b"),
            telling("\\bhas (?:an?|one|two|three|four|five) (?:\\p{L}+ )?(?:brother|sister|sibling|twin)s?\\b"));

    private final Side one;
    private final Side other;

    Exclusion(Side one, Side other) {
        this.one = one;
        this.other = other;
    }

    /** Whether the words tell of such a way of life, or of a habit that breaks one. */
    static boolean isIn(String text) {
        return Arrays.stream(values())
                .anyMatch(exclusion -> exclusion.one.isToldBy(text) || exclusion.other.isToldBy(text));
    }

    /** Whether two statements about one person cannot both hold. */
    static boolean between(String text, String known) {
        return excludedBy(text).test(known);
    }

    /** What cannot hold beside the words, of the same person. The words are read once, however much is tested. */
    static Predicate<String> excludedBy(String text) {
        return Arrays.stream(values())
                .flatMap(exclusion -> exclusion.excludedSides(text))
                .<Predicate<String>>map(side -> side::isToldBy)
                .reduce(known -> false, Predicate::or);
    }

    private Stream<Side> excludedSides(String text) {
        return Stream.of(Map.entry(one, other), Map.entry(other, one))
                .filter(sides -> sides.getKey().isToldBy(text))
                .map(Map.Entry::getValue);
    }

    /** Whether what it tells may have come after what it excludes without a word about the change. */
    static boolean canChange(String text) {
        return MARRIAGE.one.isToldBy(text) || MARRIAGE.other.isToldBy(text);
    }

    private static Side being(String words) {
        return telling(Vocabulary.IS + "(?:" + words + ")\\b(?!['’-])");
    }

    private static Side doing(String verb, String what) {
        return telling(Vocabulary.HABIT + "(?:" + verb + ") (?:(?!" + Vocabulary.INSTEAD + ")\\p{L}+ ){0,2}?(?:" + what
                + ")\\b(?!-)");
    }

    private static Side telling(String words) {
        return new Side(Pattern.compile(words), false);
    }

    private static Side tellingByANot(String words) {
        return new Side(Pattern.compile(words), true);
    }

    /** @param maySayNot whether a "not" belongs to the words, and so does not take back what they tell */
    private record Side(Pattern words, boolean maySayNot) {
        boolean isToldBy(String text) {
            return words.matcher(text).find() && (maySayNot || Stance.of(text) == Stance.AFFIRMS);
        }
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
