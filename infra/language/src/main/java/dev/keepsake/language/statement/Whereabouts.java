// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which place "there" means: the one place that was named just before. */
final class Whereabouts {
    private static final String NAME = "\\p{Lu}[\\p{L}-]+(?:['’](?!s\\b)\\p{L}+)?";

    private static final Pattern NAMED = Pattern.compile(
            "\\b(?:(?<in>[Ii]n|[Aa]t|[Nn]ear)|(?i:moved|moves|moving|move|went|goes|going|go|relocated|relocating|flew|fly|flying|drove|drive|driving|travel(?:led|ling|s)?|back) (?<to>to)) "
                    + "(?<place>(?:the )?" + NAME + "(?: " + NAME + "){0,2})(?!['’]s|\\p{L}|,? (?:and |or )?\\p{Lu})");

    private static final Pattern NO_PLACE = Pattern.compile(
            "(?i)(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december"
                    + "|christmas|easter|i");

    /** At the end of what is said, or before when it was: never "there is", which points nowhere. */
    private static final Pattern THERE = Pattern.compile(
            "(?i)(?<=\\p{L} )(?:(?:over|out|up|down) )?there(?=[.,;!]|$| (?:on|every|since|for|last|next|this|with|because|and|now|again|too|in \\d)\\b)");

    private Whereabouts() {}

    /** The place in words that can stand for "there"; empty where the sentence names none or several. */
    static Optional<String> in(String sentence) {
        Matcher named = NAMED.matcher(sentence);
        Optional<String> found = Optional.empty();
        while (named.find()) {
            if (NO_PLACE.matcher(named.group("place")).matches()) {
                continue;
            }
            if (found.isPresent()) {
                return Optional.empty();
            }
            String how = named.group("in") == null ? "in" : named.group("in").toLowerCase(Locale.ROOT);
            found = Optional.of(how + " " + named.group("place"));
        }
        return found;
    }

    /** Whether the words say "there" of a place that they do not name. */
    static boolean pointsThere(String words) {
        return THERE.matcher(words).find();
    }

    static String put(String words, String place) {
        return THERE.matcher(words).replaceAll(Matcher.quoteReplacement(place));
    }
}
