// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Times that recur and so have no place on a calendar: "at nine", "at half past eight", "3 pm", "on the first". */
final class ClockTime {
    private static final String HOUR =
            "(?:\\d{1,2}(?:[:.]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
    private static final String PAST_THE_HOUR = "(?:(?:half|a quarter|quarter|five|ten|twenty)(?: past| to)? )?";
    private static final String HALF_OF_DAY = "\\s?(?:[ap]\\.?m\\b\\.?|o'clock)";
    private static final String ORDINAL =
            "(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|fifteenth|twentieth|last day)";
    /** "At nine restaurants" and "at 5 Elm Road" are places: after a time comes nothing, or a word that only joins. */
    private static final String END =
            "(?=\\s*(?:$|[.,;:!?)]|(?:on|in|every|each|and|or|to|until|till|for|from|with|at|by|but"
                    + "|of (?:the|each|every)|sharp|daily|today|tonight|tomorrow|\\w+days?)\\b))";

    private static final Pattern TIME = Pattern.compile("(?i)\\b(?:" + HOUR + HALF_OF_DAY
            + "|(?:at|by|from|until|till|around|before|after) (?:about |around )?(?:noon|midday|midnight\\b|"
            + PAST_THE_HOUR
            + HOUR + END + ")"
            + "|on the " + ORDINAL + END + ")");

    private ClockTime() {}

    /** Whether the words begin with such a time. */
    static boolean opens(List<Token> tokens) {
        String text = tokens.stream().map(Token::text).collect(Collectors.joining(" "));
        return TIME.matcher(text.replace('\u2019', '\'')).lookingAt();
    }

    static boolean isIn(String text) {
        return TIME.matcher(text.replace('\u2019', '\'')).find();
    }
}
