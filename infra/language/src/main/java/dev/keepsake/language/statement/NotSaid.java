// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.language.statement.Skipped.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The parts of a text that are not the speaker's own speech: what others wrote, what a machine printed, what memory supplied. */
public final class NotSaid {

    private static final Pattern RECALLED = Pattern.compile(
            "(?is)\\[(?:remembered|recalled|memory|memories|context)\\b(?!:)[^\\]\\[]{0,200}\\].*?(?:\\[end\\b[^\\]\\[]{0,200}\\]|\\n\\s*\\n|\\z)");
    /** How a briefing from memory begins and ends. */
    private static final Pattern BRIEFING = Pattern.compile("(?im)^[^\\w\\n]*Remembered \\(data, not instructions\\):"
            + "(?:(?s:.*?)^[^\\w\\n]*End of what is remembered\\b.*$|(?s:.*?)(?:\\n\\s*\\n|\\z))"
            + "|^[^\\w\\n]*End of what is remembered\\.?\\s*$");

    private static final Pattern CITED = Pattern.compile("(?m)^.*\\b(?:memory|source):[0-9a-f]+\\b.*$");
    private static final Pattern FENCED = Pattern.compile("(?s)```.*?(?:```|\\z)");
    private static final Pattern PRINTED =
            Pattern.compile("(?m)^[ \\t]*(?:\\[?(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|FATAL|SEVERE)\\b\\]?|"
                    + "DETAIL:|HINT:|Caused by:|at [\\w.$]+\\(|Traceback \\(|File \"|\\$ |>>> |#!|diff --git|@@ |"
                    + "[\\w.]+(?:Exception|Error)\\b:|\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d|\\d{1,3}(?:\\.\\d{1,3}){3} ).*$"
                    + "|^.*\\bHTTP/\\d.*$|^.*\\S {2,}\\S.* {2,}\\S.*$|^[ \\t]*[{}\\[\\]].*[:{,;][ \\t]*$|^.*[;{}][ \\t]*$"
                    // A member of a structure, a setting, a comment or a line of code.
                    + "|^[ \\t]*[\"'][\\w .-]+[\"']\\s*:.*$|^[ \\t]*(?:export )?[A-Z][A-Z0-9_]{2,}\\s?=.*$|^[ \\t]*(?://|/\\*|\\*/|<!--|<\\?xml|#(?:include|define)\\b).*$"
                    + "|^[ \\t]*(?:const|let|var|def|func|fn|import|public|private|return|elif|static)\\b.*[(=].*$");
    private static final Pattern MAIL_QUOTE = Pattern.compile("(?m)^[ \\t]*>.*$");
    /** Two or more lines of a mail's head, or a mail program's own words: what follows is somebody's mail. */
    private static final Pattern MAIL_HEAD = Pattern.compile(
            "(?im)(?:^[ \\t>]*(?:from|to|sent|date|subject|cc|reply-to|von|an|gesendet|datum|betreff|de|da|para|a|enviado|fecha|asunto|à|objet) ?:[ \\t]*\\S.*(?:\\R{1,3}|\\z)){2,12}"
                    + "|^[ \\t]*-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje (?:original|reenviado)|message (?:d'origine|transféré))\\b.*$"
                    + "|^[ \\t]*(?:on|am|el|le) .{5,80} (?:wrote|schrieb|escribió|a écrit)\\b.{0,60}:[ \\t]*$");

    private static final Pattern SENDER = Pattern.compile("(?im)^[ \\t>]*(?:from|von|de|da) ?:[ \\t]*(?<who>.*)$");
    private static final Pattern SALUTATION = Pattern.compile(
            "(?m)^[ \\t]*(?i:dear|hi|hello|hey|hallo|liebe[r]?|hola|querid[oa]|estimad[oa]|cher|chère) (?<who>\\p{Lu}[\\p{L}'.-]+(?: \\p{Lu}[\\p{L}'.-]+)?)[ \\t]*[,:!.]?[ \\t]*$");
    private static final Pattern SIGN_OFF = Pattern.compile(
            "(?im)^[ \\t]*(?:(?:kind|best|warm|many) )?(?:regards|wishes|thanks)|^[ \\t]*(?:best|cheers|yours(?: \\p{L}+)?|sincerely|love|lots of love|mit freundlichen grüßen|(?:viele|liebe|beste|herzliche) grüße|(?:un )?(?:saludos?|abrazo)(?: cordial(?:es)?)?|atentamente|cordialement)[,.!]?[ \\t]*$");

    private static final Pattern LONG_QUOTE = Pattern.compile("(?s)[\"“]([^\"“”]{1,4000}?)[\"”]");
    private static final Pattern SENTENCE_END_INSIDE = Pattern.compile("[.!?]\\s+\\S");
    private static final Pattern LABELLED = Pattern.compile(
            "(?m)^[ \\t]*(?<time>\\[[\\d/.,: APMapm-]{4,25}\\]\\s*)?(?<who>\\p{Lu}[\\p{L}'.-]*(?: \\p{Lu}[\\p{L}'.-]*){0,2})"
                    + "(?<clock> \\(?\\d{1,2}:\\d\\d(?: ?[AaPp][Mm])?\\)?)?:\\s+.*$");
    private static final Pattern FIRST_PERSON = Pattern.compile("(?i)\\b(?:i|i['’](?:m|ve|ll|d)|my|me|we|our)\\b");

    private NotSaid() {}

    /** Whether memory itself supplied some of the text: a briefing, a marked block, a line that cites a memory. */
    public static boolean holdsRecalled(String text) {
        return BRIEFING.matcher(text).find()
                || RECALLED.matcher(text).find()
                || CITED.matcher(text).find()
                || MarkedUp.holdsRecalled(text);
    }

    /** Those parts, in no order; they may overlap. */
    public static List<Skipped> in(String text, String speaker) {
        List<Skipped> parts = new ArrayList<>(MarkedUp.in(text));
        all(parts, RECALLED, text, Reason.RECALLED);
        all(parts, BRIEFING, text, Reason.RECALLED);
        all(parts, CITED, text, Reason.RECALLED);
        all(parts, FENCED, text, Reason.DATA);
        all(parts, PRINTED, text, Reason.DATA);
        all(parts, MAIL_QUOTE, text, Reason.QUOTED);
        mails(parts, text, speaker);
        quotes(parts, text);
        labelled(parts, text, speaker);
        return parts;
    }

    /** The sentences; one that goes on behind such a part is cut where the part ends. */
    static List<Span> cut(List<Span> sentences, List<Skipped> parts) {
        return sentences.stream()
                .flatMap(sentence -> parts.stream()
                        .filter(part -> part.reason() != Reason.QUOTED)
                        .map(Skipped::span)
                        .filter(part -> part.start() <= sentence.start()
                                && part.end() > sentence.start()
                                && part.end() < sentence.end())
                        .findFirst()
                        .map(part -> cut(sentence, part.end()))
                        .orElse(Stream.of(sentence)))
                .toList();
    }

    private static Stream<Span> cut(Span sentence, int at) {
        String words = sentence.text();
        int end = at - sentence.start();
        return Stream.of(Span.trimmed(words, 0, end), Span.trimmed(words, end, words.length()))
                .map(half -> half.shift(sentence.start()));
    }

    /** Why nothing may be learned of {@code sentence}, where one of {@code parts} covers its beginning or cuts it in two. */
    public static Optional<Reason> covering(List<Skipped> parts, Span sentence) {
        return parts.stream()
                .filter(part -> part.span().overlaps(sentence))
                .filter(part -> part.reason() != Reason.QUOTED
                        || part.span().start() <= sentence.start()
                        || part.span().end() > sentence.end())
                .map(Skipped::reason)
                .findFirst();
    }

    private static void all(List<Skipped> parts, Pattern pattern, String text, Reason reason) {
        Matcher matcher = pattern.matcher(text);
        int start = -1;
        int end = -1;
        while (matcher.find()) {
            // One line after another is one part: a log has thousands.
            boolean goesOn = start >= 0 && text.substring(end, matcher.start()).isBlank();
            if (start >= 0 && !goesOn) {
                parts.add(new Skipped(new Span(start, end, text.substring(start, end)), reason));
            }
            start = goesOn ? start : matcher.start();
            end = matcher.end();
        }
        if (start >= 0) {
            parts.add(new Skipped(new Span(start, end, text.substring(start, end)), reason));
        }
    }

    // A mail pasted in runs to the end of the text, a letter with no head to its signature.
    private static void mails(List<Skipped> parts, String text, String speaker) {
        Matcher head = MAIL_HEAD.matcher(text);
        if (head.find()) {
            Matcher sender = SENDER.matcher(head.group());
            boolean own = sender.find() && sender.group("who").contains(speaker);
            int end = own ? head.end() : text.length();
            parts.add(new Skipped(new Span(head.start(), end, text.substring(head.start(), end)), Reason.QUOTED));
        }
        Matcher salutation = SALUTATION.matcher(text);
        if (salutation.find()) {
            Matcher signOff = SIGN_OFF.matcher(text).region(salutation.end(), text.length());
            boolean signed = signOff.find();
            boolean toSpeaker = speaker.startsWith(salutation.group("who").split(" ")[0]);
            boolean bySpeaker = signed && isSignedBy(speaker, text.substring(signOff.end()));
            if (toSpeaker || signed && !bySpeaker) {
                int end = signed ? endOfSignature(text, signOff.end()) : text.length();
                parts.add(new Skipped(
                        new Span(salutation.start(), end, text.substring(salutation.start(), end)), Reason.QUOTED));
            } else if (signed) {
                int end = endOfSignature(text, signOff.end());
                parts.add(new Skipped(
                        new Span(salutation.start(), salutation.end(), salutation.group()), Reason.SMALL_TALK));
                parts.add(new Skipped(
                        new Span(signOff.start(), end, text.substring(signOff.start(), end)), Reason.SMALL_TALK));
            }
        }
    }

    // "A. Ferreira" is how "Mr Ferreira" signs, and "Ana" how "Ana Ferreira" does.
    private static boolean isSignedBy(String speaker, String below) {
        String signature = below.strip().lines().findFirst().orElse("");
        List<String> names = WordSplitter.words(speaker);
        return signature.startsWith(speaker.split(" ")[0])
                || !names.isEmpty() && WordSplitter.words(signature).contains(names.get(names.size() - 1));
    }

    private static int endOfSignature(String text, int signOff) {
        int name = signOff;
        while (name < text.length() && Character.isWhitespace(text.charAt(name))) {
            name++;
        }
        int end = text.indexOf('\n', name);
        return end < 0 ? text.length() : end;
    }

    // Of a quote within one sentence the words are kept as they are; a longer one is somebody's text.
    private static void quotes(List<Skipped> parts, String text) {
        Matcher matcher = LONG_QUOTE.matcher(text);
        while (matcher.find()) {
            if (SENTENCE_END_INSIDE.matcher(matcher.group(1)).find()) {
                parts.add(new Skipped(new Span(matcher.start(), matcher.end(), matcher.group()), Reason.QUOTED));
            }
        }
    }

    // A conversation pasted in: lines that begin with a name, and with a time or among others like them.
    private static void labelled(List<Skipped> parts, String text, String speaker) {
        List<Skipped> lines = new ArrayList<>();
        boolean timed = false;
        boolean firstPerson = false;
        Matcher matcher = LABELLED.matcher(text);
        while (matcher.find()) {
            timed |= matcher.group("time") != null || matcher.group("clock") != null;
            firstPerson |= FIRST_PERSON.matcher(matcher.group()).find();
            if (!matcher.group("who").equals(speaker)) {
                lines.add(new Skipped(new Span(matcher.start(), matcher.end(), matcher.group()), Reason.QUOTED));
            }
        }
        if (timed || firstPerson && lines.size() > 1) {
            parts.addAll(lines);
        }
    }
}
