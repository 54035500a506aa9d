// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people say around what they say: greetings, names called, interjections, "by the way".
 *
 * @param core the sentence without it; may be empty
 * @param polarity whether the sentence opened with a yes or a no
 */
record Discourse(Span core, Polarity polarity) {

    /** The answer a sentence opens with. */
    enum Polarity {
        YES,
        NO,
        NONE
    }

    private static final Pattern YES = Pattern.compile(
            "(?i)^(?:yes|yeah|yep|yup|yea|sure|of course|absolutely|definitely|indeed|i do|i am|i have|i did)\\b(?=\\s*(?:[,.!;:–—-]|$)|\\s)");
    private static final Pattern NO = Pattern.compile(
            "(?i)^(?:no|nope|nah|not really|not anymore|not any more|unfortunately not|i don['’]?t|i didn['’]?t|i haven['’]?t)\\b(?=\\s*(?:[,.!;:–—-]|$))");

    /** Never the beginning of what somebody has to say. */
    private static final Pattern ALWAYS = Pattern.compile(
            "(?i)^(?:[\\p{So}\\p{Sk}\\x{fe0f}\\x{200d}&&[^`^]]+(?=\\s)|wow+|u+h+m*|u+m+|e+r+m*(?=[\\s,.])|oh+(?: my(?: god| gosh| goodness)?| wow| no| yes)?|omg+|(?:hey+|hi+|hello)(?: (?:dear|there|all|everyone|guys|folks|again))?|(?:ha){2,}h?|ha(?=[,!.])|hehe+|lol|lmao|h+m+|aw+w|yay+|ugh+|whoa+|woah+|phew|oops|"
                    + "o?k(?:ay)?|dear diary|btw|by the way|tbh|to be honest|fyi|for context|for the record|guess what|anyways?|yes|yeah|yep|yup|yea|nope|nah|no(?=\\s*(?:[,.!;:…–—-]|$))|"
                    + "thank(?:s| you)(?: so much| very much| a lot| a ton| a million)?(?: again)?(?! (?:for|to)\\b))(?![\\p{L}\\p{N}'’])[\\s,!.:;…–—-]*");

    /** Only where a mark sets them apart. */
    private static final Pattern SET_APART = Pattern.compile(
            "(?i)^(?:well|so|also|plus|actually|honestly|no|sure|right|true|totally|absolutely|definitely|exactly|great|cool|nice|"
                    + "awesome|congrats|congratulations|please|sorry|of course|indeed|look|listen|speaking of which|thanks[^,.!]{0,40}|thank you[^,.!]{0,40}|"
                    + "good (?:morning|evening|afternoon|night|question|point)(?: \\p{L}+)?|you know(?: what)?|dear \\p{L}+|for your (?:records|information|reference|notes)|out of character|ooc|in real life|irl|(?:but )?serious(?:ly)?(?: now| though)?|stop(?: it)?|for real(?: now)?|i mean|i guess|fun fact|(?:(?:quick|small|short|status) )?update|(?:(?:just )?a )?(?:quick |little |friendly )?(?:heads[- ]up|reminder|note)(?: to (?:self|myself))?|(?:just )?for (?:the record|future reference|(?:my|the) (?:records|notes))|for what it['’]s worth|fwiw|nb|p\\.? ?s\\.?|to whom it may concern|good news|bad news|not really|not anymore|as you know|and|but)\\s*[,!.:;…–—-]+\\s*");

    private static final Pattern NAME_CALLED = Pattern.compile(
            "^\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?[,!]\\s+(?=(?i:i|i['’]\\p{L}+|you|you['’]\\p{L}+|we|that['’]?s?|it['’]?s?|this|what|how|my|thanks|thank|remember|don['’]t forget|note|let['’]?s|sounds?|bummer)\\b)");
    private static final Pattern ONLY_NAME = Pattern.compile("^\\p{Lu}[\\p{L}'’-]+[,!.]*$");
    private static final Pattern JOINING = Pattern.compile(
            "(?i)^(?:and|but|so|plus|also|(?:quick |just a )?(?:reminder|heads[- ]up|update)|great|cool|perfect|sure|awesome|lovely|except|though|however|honestly|actually|basically|anyway|wait|right|well|bro|dude|guys|folks)(?: that)? (?=(?:i|i['’]\\p{L}+|im|my|we|our|he|she|they|the|for|how|what|who|who['’]?s|where|when|why|you|did|do|are|is)\\b)");
    private static final Pattern TELLING = Pattern.compile(
            "(?i)^(?:(?:please |pls |also |kindly )?(?:be (?:advised|aware|informed)|(?:make|take) a note|save|record|write down|log)(?: that| this:| the following:|:)|(?:please |pls |also |kindly |just )?(?:remember|note|keep in mind|bear in mind|don['’]?t forget|do not forget)(?: that|(?: this| the following)?:|,)|(?:please |pls )?remember (?=(?:i|i['’]\\p{L}+|my|we|our)\\b)"
                    + "|just so you know,?|(?:i (?:just )?(?:want(?:ed)?|need(?:ed)?|would like)|i['’]d like) (?:you )?to (?:tell you|let you know|know|mention|say|remember|note|be aware)(?: that)?|let me tell you(?: that)?|i told you(?: that)?|did i tell you(?: that)?)\\s+");
    private static final Pattern TRAILING = Pattern.compile(
            "(?i)(?:[\\s,]+(?:(?:ha){2,}h?|lol|lmao|hehe+|btw|by the way|fyi|tho|tbh|you know|(?:can|could|would) (?:you|u) (?:believe|imagine) (?:it|that|this)|[:;]-?[)DPp(]|<3|xx+)|[\\s]*[\\p{So}\\p{Sk}\\x{fe0f}\\x{200d}&&[^`^]]+)[\\s.!]*$");

    static Discourse of(Span sentence) {
        String text = sentence.text();
        Polarity polarity = polarity(text);
        int start = MarkedUp.tagsBefore(text);
        boolean calling = false;
        boolean more = true;
        while (more && start < text.length()) {
            more = false;
            for (Pattern opening : new Pattern[] {ALWAYS, SET_APART, JOINING, TELLING, NAME_CALLED}) {
                Matcher matcher = opening.matcher(text.substring(start));
                if (matcher.find() && matcher.end() > 0) {
                    start += matcher.end();
                    calling = true;
                    more = true;
                    break;
                }
            }
        }
        int end = text.length();
        Matcher trailing = TRAILING.matcher(text.substring(0, end));
        while (trailing.find() && trailing.start() > start) {
            end = trailing.start();
            trailing = TRAILING.matcher(text.substring(0, end));
        }
        Span core = Span.trimmed(text, start, Math.max(start, end));
        if (calling && ONLY_NAME.matcher(core.text()).matches()) {
            core = new Span(core.end(), core.end(), "");
        }
        return new Discourse(core.shift(sentence.start()), polarity);
    }

    private static Polarity polarity(String text) {
        if (YES.matcher(text).find()) {
            return Polarity.YES;
        }
        return NO.matcher(text).find() ? Polarity.NO : Polarity.NONE;
    }
}
