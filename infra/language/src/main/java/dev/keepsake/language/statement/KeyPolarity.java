// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether a key says that it is so, or that it is not or no longer so: a memory's title is its key, and must not say the
 * opposite of the memory. Of what matter it speaks is the same either way.
 */
public final class KeyPolarity {
    private static final String LIKE = KeyFamily.LIKE + " ";
    private static final String DISLIKE = "dislike ";
    private static final Set<String> DENYING = words("not n't nt never no neither nor cannot nobody none");
    private static final Set<String> AVERSE = words("hate dislike detest loathe despise stand bear tolerate");
    private static final Set<String> WEARY = words("sick tired");
    private static final Set<String> ENDING = words("quit stop sell resign retire");
    private static final Pattern MARK = Pattern.compile("^(?:not|no longer|formerly) ");
    private static final Pattern NO_MORE = Pattern.compile("(?i)\\bno longer\\b|\\bany ?more\\b");

    private KeyPolarity() {}

    /** The key of the matter, whatever is said of it: equal for "dislike okra", "no longer like okra" and "like okra". */
    public static String matter(String key) {
        String plain = MARK.matcher(key).replaceFirst("");
        return plain.startsWith(DISLIKE) ? LIKE + plain.substring(DISLIKE.length()) : plain;
    }

    /** The key of the matter where it is over. */
    public static String formerly(String key) {
        return "formerly " + matter(key);
    }

    /** @param verb the main verb */
    static String marked(String key, Clause clause, int verb) {
        Token token = clause.tokens().get(verb);
        boolean denied = clause.tokens().stream().limit(verb + 2L).anyMatch(KeyPolarity::denies);
        boolean averse = AVERSE.contains(token.lemma())
                || clause.tokens().stream().skip(verb).limit(4).anyMatch(near -> WEARY.contains(English.lower(near)));
        if (key.startsWith(LIKE) && averse) {
            boolean bears = Set.of("stand", "bear", "tolerate").contains(token.lemma());
            return (denied && !bears ? "not " : "") + DISLIKE + key.substring(LIKE.length());
        }
        if (denied && NO_MORE.matcher(clause.span().text()).find()) {
            return "no longer " + key;
        }
        boolean past = English.isPast(token) || English.isUnchanging(token);
        boolean gaveUp = token.lemma().equals("give") && clause.lower(verb + 1).equals("up");
        boolean left = Set.of("leave", "lose").contains(token.lemma()) && key.equals(KeyFamily.WORK);
        boolean usedTo =
                clause.lower(verb).equals("used") && clause.lower(verb + 1).equals("to");
        if (!denied && (past && (ENDING.contains(token.lemma()) || gaveUp || left) || usedTo)) {
            return key.startsWith(token.lemma()) ? key : "formerly " + key;
        }
        return denied ? "not " + key : key;
    }

    private static boolean denies(Token token) {
        return DENYING.contains(English.lower(token)) && !token.is("INTJ");
    }
}
