// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.List;
import java.util.regex.Pattern;

/** Games and stories: from the sentence that opens one to the sentence that ends it nothing is meant. */
final class Fiction {

    private static final Pattern OPENS = Pattern.compile(
            "(?i)\\b(?:let['’]?s (?:play|pretend)|role-?play(?:ing)?|we(?:['’]re| are) playing (?:a|the) game|play(?:ing)? (?:a )?(?:game|pretend)|in character|"
                    + "(?:here(?:['’]s| is)|this is) (?:my|the|a) (?:\\p{L}+ ){0,2}(?:story|chapter|scene|draft|poem|novel)|once upon a time|(?:my|our) (?:d&d|dnd|rpg|tabletop) (?:session|campaign|game|character)|"
                    + "(?:d&d|dnd) (?:session|campaign|night|recap)|you are (?:the|a|an) (?:\\p{L}+['’]?s? ){0,2}(?:dragon|knight|captain|wizard|king|queen|narrator|dungeon master|computer|monster|villain|hero)|wir spielen)\\b");
    private static final Pattern ENDS = Pattern.compile(
            "(?i)\\b(?:end of (?:the )?(?:game|story|scene|session|chapter)|game over|out of character|ooc|stop (?:the )?(?:game|playing)|(?:ok|okay),? (?:enough|back to)|"
                    + "end scene|seriously now|in real life|irl|for real(?: now)?|spiel vorbei|enough (?:of )?(?:the )?(?:game|playing))\\b");

    private boolean open;

    private Fiction(boolean open) {
        this.open = open;
    }

    /** Whether one was open when the earlier lines ended. */
    static Fiction after(List<String> lines) {
        Fiction fiction = new Fiction(false);
        lines.forEach(fiction::covers);
        return fiction;
    }

    /** Whether {@code sentence} belongs to one; sentences must be given in their order. */
    boolean covers(String sentence) {
        if (ENDS.matcher(sentence).find()) {
            boolean was = open;
            open = false;
            return was;
        }
        open |= OPENS.matcher(sentence).find();
        return open;
    }
}
