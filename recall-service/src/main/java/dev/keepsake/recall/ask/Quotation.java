// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Statements kept as somebody's own words: 'Lea said on 1 May 2026: "I paint."' tells that Lea paints, and "Lea said that they
 * moved", where her words were "we moved", that Lea and others moved.
 */
final class Quotation {
    private static final Pattern FRAME = Pattern.compile(
            "(\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,3}) said on \\d{1,2} \\p{L}+ \\d{4}: \"(.+)\"", Pattern.DOTALL);
    private static final Pattern TOLD_OF_US =
            Pattern.compile("(\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,3}) said that (they|their)\\b(['\u2019]re\\b)?");
    private static final Pattern US = Pattern.compile("(?i)\\b(?:we|our)\\b");
    private static final Pattern THEM = Pattern.compile("(?i)\\bthe(?:y|ir|m|irs)\\b");
    private static final Pattern FIRST_PERSON =
            Pattern.compile("\\b(?:I['\u2019](?:m|ve|ll)|I|[Mm]y|[Oo]ur|[Mm]e|[Mm]yself|[Ww]e|us)\\b");
    private static final Map<String, String> BY_NAME =
            Map.of("i'm", " is", "i've", " has", "i'll", " will", "my", "'s", "our", "'s");

    private Quotation() {}

    /**
     * The words themselves, told of who said them; any other text as it is.
     *
     * @param quote what was said, word for word
     */
    static String told(String text, String quote) {
        Matcher ofUs = TOLD_OF_US.matcher(text);
        if (ofUs.lookingAt() && US.matcher(quote).find() && !THEM.matcher(quote).find()) {
            String owning = ofUs.group(2).equals("their") ? "'s" : " and others";
            return ofUs.group(1) + owning + (ofUs.group(3) == null ? "" : " are") + text.substring(ofUs.end());
        }
        Matcher frame = FRAME.matcher(text);
        if (!frame.matches()) {
            return text;
        }
        String speaker = frame.group(1);
        return FIRST_PERSON
                .matcher(frame.group(2))
                .replaceAll(word -> Matcher.quoteReplacement(speaker + BY_NAME.getOrDefault(plain(word), "")));
    }

    private static String plain(MatchResult word) {
        return word.group().toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    }
}
