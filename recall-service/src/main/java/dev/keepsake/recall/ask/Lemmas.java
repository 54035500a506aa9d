// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The dictionary forms of words; where the model is unsure, the regular endings decide. */
final class Lemmas {
    private static final Set<String> AUXILIARIES = words("""
            am is are was were do does did have has had can could will would shall should may might must
            isn't aren't don't doesn't didn't haven't hasn't
            """);
    private static final Map<String, String> IRREGULAR =
            Map.of("children", "child", "wives", "wife", "lives", "live", "people", "people", "feet", "foot");
    private static final Set<String> ENDINGS = Set.of(
            "", "s", "es", "e", "d", "ed", "er", "ers", "or", "ing", "ings", "al", "als", "ment", "ion", "ation", "ly",
            "y", "n", "an", "ian", "ist", "ity", "ies", "ied", "ness", "able", "ful", "ant", "ance", "ence", "ent",
            "ure", "ic", "ical");

    private Lemmas() {}

    static String of(Token token) {
        String word = token.text().toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        String irregular = IRREGULAR.get(word);
        if (irregular != null) {
            return irregular;
        }
        // A possessive sometimes sticks to the lemma.
        String lemma = token.lemma().toLowerCase(Locale.ROOT).replaceAll("(?<=\\w)\\s?['\u2019]s?$", "");
        if (token.is("NOUN") && lemma.equals(word)) {
            return singular(word);
        }
        return lemma;
    }

    static boolean isPlural(Token token) {
        String word = token.text().toLowerCase(Locale.ROOT);
        return !of(token).equals(word) && (word.endsWith("s") || IRREGULAR.containsKey(word));
    }

    static boolean isAuxiliary(Token token) {
        if (token.is("NOUN") && token.says("will")) {
            return false;
        }
        return AUXILIARIES.contains(token.text().toLowerCase(Locale.ROOT).replace('\u2019', '\''));
    }

    private static String singular(String word) {
        if (word.length() < 4
                || !word.endsWith("s")
                || word.endsWith("ss")
                || word.endsWith("us")
                || word.endsWith("is")) {
            return word;
        }
        if (word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        boolean sibilant =
                word.endsWith("ches") || word.endsWith("shes") || word.endsWith("xes") || word.endsWith("sses");
        return word.substring(0, word.length() - (sibilant ? 2 : 1));
    }

    /** Whether one is made from the other by an ending: "renew" and "renewal", "Peru" and "Peruvian". */
    static boolean haveOneStem(String one, String other) {
        String shorter = one.length() <= other.length() ? one : other;
        String longer = shorter.equals(one) ? other : one;
        int common = 0;
        while (common < shorter.length() && shorter.charAt(common) == longer.charAt(common)) {
            common++;
        }
        return common >= 4 && shorter.length() - common <= 1 && ENDINGS.contains(longer.substring(common));
    }
}
