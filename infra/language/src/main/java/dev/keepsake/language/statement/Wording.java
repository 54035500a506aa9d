// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The last touch: a statement is a sentence, with a capital letter and a full stop. */
final class Wording {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\\n\\t\\u200d\\u200c]]");
    private static final Pattern BEFORE =
            Pattern.compile("^(?:[\\s,;:.–—-]+|(?i:and|but|so|because|then|plus|also)\\b[\\s,]+(?=\\S))+");
    private static final Pattern AFTER = Pattern.compile("[\\s,;:–—-]+$");
    private static final Pattern ENDS = Pattern.compile(".*[.!?…][\"'”’)\\]]*$", Pattern.DOTALL);
    private static final Pattern SOON_OUT_OF_DATE = Pattern.compile(
            "(?i)\\b(?:recently|lately|currently|soon|these days|nowadays|right now|at the moment|ago|now|so far|just (?!like|as|to)\\p{L}+(?:ed|t)\\b)\\b");

    private Wording() {}

    static String sentence(String words) {
        String text = tidy(words);
        text = AFTER.matcher(BEFORE.matcher(text).replaceFirst("")).replaceFirst("");
        if (text.isEmpty()) {
            return text;
        }
        text = text.replaceFirst("!+$", ".");
        int first = text.codePointAt(0);
        String capital = new StringBuilder()
                .appendCodePoint(Character.toUpperCase(first))
                .toString();
        String whole = capital + text.substring(Character.charCount(first));
        return ENDS.matcher(whole).matches() ? whole : whole + ".";
    }

    /** For words such as "recently" a later reader needs the day. */
    static String dated(String sentence, String said) {
        if (!SOON_OUT_OF_DATE.matcher(sentence).find() || sentence.contains(said)) {
            return sentence;
        }
        String end = sentence.endsWith(".") ? "." : "";
        return sentence.substring(0, sentence.length() - end.length()) + " (as of " + said + ")" + end;
    }

    /** The faithful frame that adds nothing. */
    static String said(String name, String day, String words) {
        return capitalised(name) + " said on " + day + ": \"" + tidy(words).replace('"', '\'') + "\"";
    }

    static String answered(String name, String day, String question, String words) {
        return "Asked \"" + tidy(question).replace('"', '\'') + "\", " + name + " answered on " + day + ": \""
                + tidy(words).replace('"', '\'') + "\"";
    }

    /** Words that stay as they were said, with the days that "tomorrow" and "Friday" meant behind them. */
    static String explained(String text, List<TimeExpression> times) {
        String days = times.stream()
                .filter(TimeExpression::relative)
                .map(time -> tidy(time.span().text()) + ": " + time.absolute().replaceFirst("^(?:on|in|at) ", ""))
                .distinct()
                .collect(Collectors.joining(", "));
        return days.isEmpty() ? text : text + " (" + days + ")";
    }

    static String day(Instant moment, ZoneId zone) {
        return DAY.format(LocalDate.ofInstant(moment, zone));
    }

    static String capitalised(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    static String lowered(String text) {
        return text.isEmpty() ? text : Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }

    static String tidy(String words) {
        return INVISIBLE.matcher(words).replaceAll("").replaceAll("\\s+", " ").strip();
    }
}
