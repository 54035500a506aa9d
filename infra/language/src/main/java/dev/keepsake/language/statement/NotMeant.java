// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.regex.Pattern;

/** Sayings that nobody means word for word: marked irony, and exaggerations everybody knows. */
final class NotMeant {
    /** Marks that writers put behind what they do not mean. */
    private static final Pattern MARKED =
            Pattern.compile("(?i)(?:^|\\s)/(?:s|j|jk|sarcasm|joke)(?![\\p{L}/])|\\(sarcasm\\)|\\bsaid no one ever\\b");

    private static final Pattern ONLY_MARK = Pattern.compile("(?i)^\\W*/?(?:s|j|jk|sarcasm|joke)\\W*$");

    /** Praise beside a face that turns it round. */
    private static final Pattern PRAISE_TURNED_ROUND = Pattern.compile(
            "(?is)(?=.*(?:\\x{1F643}|\\x{1F644}))(?=.*\\b(?:love|adore|enjoy|great|brilliant|fantastic|perfect|wonderful|lovely|delightful|can['’]?t wait|favou?rite|best)\\b).*");

    /** "I'm so dead", "she will kill me", "I could eat a horse". */
    private static final Pattern EXAGGERATED = Pattern.compile(
            "(?i)\\b(?:i['’]?m|i am|we['’]?re|we are) (?:(?:so|literally|actually|basically|totally|soo+) )?(?:dead|dying|doomed|screwed|toast|done for)(?: (?:inside|rn|now|lol|haha))*\\W*$"
                    + "|\\b(?:will|gonna|going to|wanna|want to|could|['’]ll|would) (?:\\p{L}+ )?(?:kill|murder|strangle) (?:me|you|him|her|us|them|myself|somebody|someone)\\b"
                    + "|\\b(?:could|can) eat a horse\\b|\\bdie of (?:boredom|embarrassment|shame|laughter)\\b|\\b(?:a (?:million|thousand|gazillion)|millions of) times\\b");

    /** Nobody who says so is one: "I'm the queen of England", "I am Santa Claus". */
    private static final Pattern GRANDEUR = Pattern.compile(
            "(?i)\\bi(?:['’]?m| am) (?:(?:actually|secretly|totally|basically) )?(?:(?:the )?(?:king|queen|emperor|empress|pope|sultan|tsar|pharaoh|prince|princess)(?: of \\p{L}+)?|santa(?: claus)?|batman|superman)\\W*$");

    /** How jokes begin. */
    private static final Pattern JOKE = Pattern.compile(
            "(?i)\\b(?:walks?|walked|goes|went) into a (?:bar|pub)(?=\\W*$|\\W+(?:and|says?|the|orders?)\\b)|^\\W*knock,? knock\\b|\\bwhat do you (?:call|get when)\\b");

    /** "Oh great, another form": gladness about more of what nobody wants. */
    private static final Pattern MOCK_GLADNESS = Pattern.compile(
            "(?i)^\\W*(?:oh|ah|yay|well),? (?:great|good|joy|goody|perfect|fantastic|brilliant|wonderful|lovely|fun|super)\\W+(?:another|more|yet another|just what|again)\\b|^\\W*(?:great|perfect|fantastic|brilliant|wonderful|lovely|just great|just what (?:i|we) needed)\\W+(?:yet another|another)\\b");

    /** What is said on of it: "I live for those". */
    private static final Pattern GOES_ON = Pattern.compile("(?i)\\b(?:these|those|that|this|it|them)\\W*$");

    /** What was said just before was a joke or a slip. */
    private static final Pattern TAKES_BACK = Pattern.compile(
            "(?i)^(?:(?:yes|yeah|no|nah|lol|lmao|oh|wait|no wait|hm+|ok(?:ay)?|and|but|sorry|(?:ha){2,20}h?|hehe+)[\\s,.!…]+){0,20}"
                    + "(?:jk|j/k|just kidding|(?:only|just) joking|kidding|i['’]?m (?:just |only )?(?:joking|kidding)|scratch that|strike that|forget (?:that|what i (?:just )?said)"
                    + "|(?:but )?serious(?:ly)?(?: now| though)?\\s*[:,…])(?![\\p{L}])?");

    private NotMeant() {}

    static boolean is(String sentence) {
        return MARKED.matcher(sentence).find()
                || PRAISE_TURNED_ROUND.matcher(sentence).matches()
                || EXAGGERATED.matcher(sentence).find()
                || GRANDEUR.matcher(sentence).find()
                || JOKE.matcher(sentence).find()
                || isMockGladness(sentence);
    }

    static boolean isMockGladness(String sentence) {
        return MOCK_GLADNESS.matcher(sentence).find();
    }

    /** Whether what comes after mock gladness is more of it. */
    static boolean goesOn(String sentence) {
        return GOES_ON.matcher(sentence).find();
    }

    /** Nothing but the mark, which belongs to the sentence before. */
    static boolean isOnlyMark(String sentence) {
        return ONLY_MARK.matcher(sentence).matches();
    }

    static boolean takesBack(String sentence) {
        return TAKES_BACK.matcher(sentence).find();
    }
}
