// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.language.sentence.WordSet;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.Set;

/** What is searched for of a prompt. */
final class Prompt {
    private static final int MOST = 2_000;

    /** Closed word classes, verbs that say no more, and the words for what is new. */
    private static final Set<String> SAYS_NOTHING_ELSE = WordSet.words("""
            what which who when where how is are was were do did does have has had been am i me my we us our you
            your it the a an of to in on about for and or any some anything something everything all there that
            this thing things stuff get got happen happened happening go going went new newest news latest last
            recent recently lately today just now up most tell show give know learn learned learnt hear heard
            say said told remember remembered memory memories please s ve
            """);

    private Prompt() {}

    /** "What did I get recently": nothing in it could be looked for. */
    static boolean asksForNothingButTheNewest(String prompt) {
        return SAYS_NOTHING_ELSE.containsAll(WordSplitter.lowerCaseWords(prompt));
    }

    /** A long prompt says what it wants at its beginning or at its end. */
    static String query(String prompt) {
        if (prompt.length() <= MOST) {
            return prompt;
        }
        return prompt.substring(0, MOST / 2) + " " + prompt.substring(prompt.length() - MOST / 2);
    }
}
