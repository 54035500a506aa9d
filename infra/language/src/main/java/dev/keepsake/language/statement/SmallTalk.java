// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.regex.Pattern;

/** Set phrases of a conversation that tell nothing, though they look as if they did. */
final class SmallTalk {
    private static final String CALLED = "(?:,? (?-i:\\p{Lu})\\p{L}+)?\\W*$";

    /** Said to whoever goes somewhere: "Have fun!", "Enjoy the trip!" "Have a meeting at 3" and "Enjoy hiking" are none. */
    private static final Pattern WISH = Pattern.compile(
            "(?i)^(?:(?:and|but|so) )?(?:enjoy (?:the|your|it|this|every|yourself)\\b"
                    + "|have (?:(?:a|an|some|so much|lots of|such a|the) )?(?:(?:really|very) )?(?:fun|blast|ball"
                    + "|(?:great|good|nice|lovely|wonderful|safe|fun|amazing|fantastic|awesome|pleasant|happy|best|restful|relaxing) "
                    + "(?:time|day|trip|weekend|evening|night|flight|one|week|holidays?|vacation|rest|birthday|journey|afternoon|morning|party|ride|sleep))\\b)");

    private static final Pattern AGREEMENT = Pattern.compile(
            "(?i)^(?:i|we)(?:['’](?:ll|d))? (?:[\\p{L}'’]+ ){0,2}(?:(?:agree|concur)(?: with (?:that|this|you))?"
                    + "|(?:remember|get|know|understand|hear|see|feel|like|love|appreciate|forget) (?:that|this|it))"
                    + CALLED);

    /** What somebody is thanked for, the thanks taken off: "Ida, for helping out". */
    private static final Pattern THANKED_FOR = Pattern.compile("^\\p{Lu}\\p{L}+, for (?:\\p{L}+ing|your|all|being)\\b");

    /** A guess at how it was for the other. */
    private static final Pattern GUESS =
            Pattern.compile("(?i)^(?:(?:it|that|this|those|they) )?must(?:['’]ve| have) (?:been|felt)\\b");

    /** "Been hectic", "Been a long road": what has been so is no person. */
    private static final Pattern THINGS_WERE = Pattern.compile(
            "(?i)^been (?:(?:so|really|pretty|very|quite|super|a bit|kinda|such|it) )*(?:(?:hectic|tough|rough|wild|chaotic|intense|hard|crazy)\\b"
                    + "|(?:an?|the|quite an?) (?:\\p{L}+ ){0,2}(?:week|day|month|year|while|road|ride|journey|time|times|struggle|blast|challenge|adventure|roller ?coaster|morning|night|weekend|process|experience)\\b)");

    private SmallTalk() {}

    static boolean is(String words) {
        return AGREEMENT.matcher(words).find()
                || THANKED_FOR.matcher(words).find()
                || GUESS.matcher(words).find();
    }

    /** Whether words without a subject are a wish to somebody else. */
    static boolean isWish(String words) {
        return WISH.matcher(words).find();
    }

    /** Whether what was left out before "been" is how things went, and no person. */
    static boolean saysHowThingsWere(String words) {
        return THINGS_WERE.matcher(words).find();
    }
}
