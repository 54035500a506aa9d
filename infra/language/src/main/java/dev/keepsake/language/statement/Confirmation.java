// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody confirms in whole what was just said about them: "Yes, exactly." Then they said it themselves. */
public final class Confirmation {
    private static final Pattern IN_WHOLE =
            Pattern.compile("(?i)^\\W*(?:(?:yes|yeah|yep|yup|yea|oh|ok(?:ay)?|right|indeed|perfect)[\\s,.!]+){0,3}"
                    + "(?:exactly|precisely|correct|spot on|indeed|that['’]?s (?:all |exactly |absolutely )?(?:right|correct|true|it)|(?:all|absolutely|totally|completely) (?:right|correct|true)"
                    + "|you(?:['’]ve)? got (?:it|that|me)(?: all)? right)(?! (?:if|when|time|about)\\b)(?=[\\s,.!]|$)");
    private static final Pattern BARE_YES = Pattern.compile(
            "(?i)^\\W*(?:yes|yeah|yep|yup|yea|right|sure is|it is)(?:[\\s,]+(?:it is|please|thanks|thank you))?[\\s,.!]*$");
    private static final Pattern ASKS_WHETHER_RIGHT = Pattern.compile(
            "(?i)(?:\\b(?:is|was) (?:that|this|all of that) (?:right|correct|true)|\\b(?:did|have) i (?:get|got|understood?) (?:that|it|you|this|everything) ?(?:right|correctly)?|,? (?:correct|right))\\?\\s*$");
    private static final Pattern TAKES_BACK =
            Pattern.compile("(?i)\\b(?:except|apart from|but|only that|though|although|not quite|almost|however)\\b");
    private static final Pattern OPENING = Pattern.compile(
            "(?i)^(?:(?:so|ok(?:ay)?|got it|alright|right|understood|great|and|welcome back|just to (?:confirm|check|recap)|to (?:recap|sum up|summarise|summarize)|in short|if i understand(?: you)?(?: correctly| right)?|if i got (?:it|that) right|let me (?:try|see|check|recap)|you(?:['’]ve)? (?:said|told me|mentioned|say)(?: that)?|(?:from|going by|according to) (?:your|my|the|our) \\p{L}+|i (?:gather|understand|take it|believe|think|see|have noted|noted)(?: that)?)[\\s,:;.!–—-]+)+(?=you\\b|you['’]|your\\b)");
    private static final Pattern ABOUT_PERSON = Pattern.compile("(?i)^you(?:r|['’](?:re|ve))?\\b");
    /** What one could or should do was not said to be so. */
    private static final Pattern ADVISES = Pattern.compile(
            "(?i)\\byou(?:['’](?:ll|d))? ?(?:could|should|might|may|can|would|will|must|need to|have to|want to (?:try|consider))\\b|\\byou['’](?:ll|d)\\b|\\bif you\\b");

    private static final Pattern AFTER_VERB = Pattern.compile(
            "(?i)(\\b(?:for|to|with|of|at|from|by|about|gave|gives|told|tells|bothers?|helps?|makes?|lets?|likes?|loves?|hates?) )you\\b");

    private Confirmation() {}

    /** Whether the words confirm, in whole, what was said before them. */
    public static boolean opens(String words) {
        return IN_WHOLE.matcher(words).find() || BARE_YES.matcher(words).matches();
    }

    /** What was said before about the one who confirms it, as they would say it; nothing where it is not confirmed. */
    static List<String> statements(String before, String answer, SentenceSplitter splitter) {
        boolean asked = ASKS_WHETHER_RIGHT.matcher(before).find();
        boolean confirms = IN_WHOLE.matcher(answer).find()
                || asked && BARE_YES.matcher(answer).matches();
        if (!confirms) {
            return List.of();
        }
        List<String> statements = new ArrayList<>();
        for (Span sentence : splitter.split(before)) {
            String words = OPENING.matcher(sentence.text()).replaceFirst("");
            words = ASKS_WHETHER_RIGHT.matcher(words).replaceFirst("");
            if (ABOUT_PERSON.matcher(words).find()
                    && !words.endsWith("?")
                    && !ADVISES.matcher(words).find()) {
                statements.add(inFirstPerson(words));
            }
        }
        return statements;
    }

    /** Whether the answer goes on to take something of it back. */
    static boolean takesBack(String answer) {
        Matcher confirmed = IN_WHOLE.matcher(answer);
        return confirmed.find()
                && TAKES_BACK.matcher(answer.substring(confirmed.end())).find();
    }

    private static String inFirstPerson(String words) {
        return AFTER_VERB
                .matcher(words)
                .replaceAll("$1me")
                .replaceAll("(?i)\\byou are\\b", "I am")
                .replaceAll("(?i)\\byou['’]re\\b", "I'm")
                .replaceAll("(?i)\\byou were\\b", "I was")
                .replaceAll("(?i)\\byourself\\b", "myself")
                .replaceAll("(?i)\\byours\\b", "mine")
                .replaceAll("(?i)\\byour\\b", "my")
                .replaceAll("(?i)\\byou\\b", "I");
    }
}
