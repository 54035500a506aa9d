// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.regex.Pattern;

/** What people say of something only they and the other saw: "That bowl is gorgeous!", "Here's a pic!" Later it says nothing of what. */
final class Shown {
    private static final String VERY =
            "(?:(?:so|such|really|just|very|pretty|absolutely|super|truly|totally|an?) ){0,3}";
    private static final String PRAISE =
            "(?:good|great|nice|lovely|beautiful|gorgeous|stunning|amazing|awesome|incredible|cool|cute|pretty|sweet|adorable|fantastic|wonderful|perfect"
                    + "|brilliant|vivid|bright|bold|powerful|impressive|inspiring|delicious|yummy|tasty|fun|funny|crazy|wild|sick|dope|unique|graceful|fire|insane|rad|neat|fancy|fab|fabulous)";
    private static final String CALLED = "(?:,? (?-i:\\p{Lu})\\p{L}+)?\\W*$";

    private static final Pattern PRAISED =
            Pattern.compile("(?i)^(?:th(?:at|is|ose|ese) (?:\\p{L}+ ){0,2}\\p{L}+(?:['’]s|['’]re)?|that['’]s)"
                    + "(?: (?:is|are|was|were|looks?|sounds?|seems?|tastes?))? (?:all )?" + VERY + PRAISE + CALLED);
    private static final Pattern POINTED_AT = Pattern.compile(
            "(?i)^here(?:['’]s| is| are) (?:\\p{L}+ ){0,3}(?:news|pics?|pictures?|photos?|one|ones|snaps?|shots?|glimpse|look|peek|example|it|they)(?: (?:i|we) (?:took|made|did|have))?\\W*$");

    private Shown() {}

    static boolean is(String words) {
        return PRAISED.matcher(words).find() || POINTED_AT.matcher(words).find();
    }
}
