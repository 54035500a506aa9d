// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Games and stories: from the sentence that opens one to the sentence that ends it nothing is meant. */
final class Fiction {

    private static final Pattern OPENS = Pattern.compile(
            "(?i)\\b(?:let['’]?s (?:play|pretend)|pretend (?:that )?(?:you|i|we)(?:['’](?:re|m)| are| am)(?!.{0,80}\\band (?:give|write|tell|ask|explain|show|draft|answer|reply|list|review|criticise|criticize|rate)\\b)|pretend to be|role-?play(?:ing)?|we(?:['’]re| are) playing (?:a|the) game|play(?:ing)? (?:a )?(?:game|pretend)|in character|"
                    + "(?:here(?:['’]s| is)|this is) (?:my|the|a) (?:\\p{L}+ ){0,2}(?:story|chapter|scene|draft|poem|novel)|once upon a time|(?:my|our) (?:d&d|dnd|rpg|tabletop) (?:session|campaign|game|character)|"
                    + "(?:d&d|dnd) (?:session|campaign|night|recap)|you are (?:the|a|an) (?:\\p{L}+['’]?s? ){0,2}(?:dragon|knight|captain|wizard|king|queen|narrator|dungeon master|computer|monster|villain|hero)|wir spielen)\\b");
    /** A text of the speaker's own making, shown to be read: questions about the speaker are not part of it. */
    private static final Pattern OPENS_DRAFT = Pattern.compile(
            "(?i)\\b(?:here(?:['’]s| is| are)|this is|read)(?: (?:the|my|an?|our))?(?: \\p{L}+)? (?:opening|start|beginning|first (?:pages?|chapter|lines?|paragraphs?|draft|scene)|excerpt|extract|bit|part|prologue|passage|synopsis|blurb)"
                    + "(?: (?:of|from|for))? (?:my|the|our|a) (?:\\p{L}+ ){0,2}(?:novel|novella|story|book|tale|screenplay|play|script|poem|song|saga|fanfic\\p{L}*)\\b"
                    + "|\\bhier ist (?:der|ein|die) (?:anfang|auszug|entwurf|kapitel) .{0,30}(?:roman|geschichte|erzählung)|\\baquí (?:está|va|tienes) (?:el|un|la) (?:comienzo|principio|inicio|fragmento|borrador|capítulo) .{0,30}(?:novela|cuento|relato|historia)");

    /** One sentence of a story, under its label: the next one is the speaker's own again. */
    private static final Pattern LABELLED = Pattern.compile(
            "(?iu)^\\W*(?:(?:the|my) )?(?:opening|first|last|closing|final) (?:line|sentence|paragraph|scene|stanza|verse|words)s?\\s*:"
                    + "|^\\W*(?:it|(?:the|my) (?:story|book|novel|poem|tale|song)) (?:starts|begins|opens|ends)(?: like (?:this|so)| thus)?\\s*:"
                    + "|^\\W*(?:es|(?:die|meine) geschichte|(?:der|mein) roman) (?:beginnt|endet) so\\s*:|^\\W*(?:(?:el|mi) (?:cuento|relato|libro) |la novela )?(?:empieza|comienza|termina|acaba) así\\s*:");

    private static final Pattern ASKS_ABOUT_WRITER = Pattern.compile(
            "(?i)\\b(?:have|do|did|are|were|will) you\\b[^?]*\\?|\\byour (?:publisher|agent|real)\\b[^?]*\\?");

    private static final Pattern SAYS_ON = Pattern.compile("\\s*[:,]\\s*\\p{L}.*", Pattern.DOTALL);
    private static final Pattern ENDS = Pattern.compile(
            "(?i)\\b(?:end of (?:the )?(?:game|story|scene|session|chapter)|game over|out of character|ooc|stop (?:the )?(?:game|playing)|(?:ok|okay),? (?:enough|stop|back to)|"
                    + "end scene|seriously now|in real life|irl|for real(?: now)?|spiel vorbei|enough (?:of )?(?:the )?(?:game|playing))\\b");

    /** "I play a half-orc called Grum": that is so, but what the character does next is not. */
    private static final Pattern OPENS_AFTERWARDS = Pattern.compile(
            "(?i)\\bi(?:['’]m| am)? play(?:ing)? (?:as )?(?:a|an|the) .{0,60}\\b(?:called|named)\\b|\\bmy (?:d&d|dnd|rpg) character\\b|\\b(?:i['’]m|i am) playing (?:as )?(?:a|an) (?:half-|dark |high )?(?:elf|orc|dwarf|wizard|bard|rogue|paladin|druid|ranger|cleric|warlock|sorcerer|barbarian)\\b");

    /** "Would you like a story?" */
    private static final Pattern OFFERED = Pattern.compile(
            "(?i)\\b(?:would you like|do you want|want|shall (?:i|we)|should (?:i|we)|how about|möchtest du|willst du|quieres)\\b[^?]*\\b(?:story|tale|fairy ?tale|game|role-?play|pretend|adventure|geschichte|märchen|spiel|cuento|juego)\\b[^?]*\\?");

    private static final Pattern ACCEPTED = Pattern.compile(
            "(?i)^\\W*(?:yes|yeah|yep|yay|sure|ok(?:ay)?|please|ja|klar|sí|si|vale|oui)\\b.*", Pattern.DOTALL);

    /** Read again for every later line: of a pasted text the beginning is enough. */
    private static final int LONG_ENOUGH = 2_000;

    private boolean open;
    private boolean draft;

    private Fiction(boolean open) {
        this.open = open;
    }

    /** Whether one was open when the earlier lines ended, or is begun by saying yes to it. */
    static Fiction before(Utterance utterance) {
        Fiction fiction = new Fiction(false);
        for (String line : utterance.previousLines()) {
            String opening = line.substring(0, Math.min(line.length(), LONG_ENOUGH));
            fiction.covers(opening);
            fiction.open |= OPENS_AFTERWARDS.matcher(opening).find();
        }
        String offer = utterance.precedingQuestion();
        if (fiction.draft && offer != null && ASKS_ABOUT_WRITER.matcher(offer).find()) {
            fiction.open = false;
        }
        fiction.open |= offer != null
                && OFFERED.matcher(offer).find()
                && ACCEPTED.matcher(utterance.text()).matches();
        return fiction;
    }

    /** Whether {@code sentence} belongs to one; sentences must be given in their order. */
    boolean covers(String sentence) {
        Matcher end = ENDS.matcher(sentence);
        if (end.find()) {
            boolean was = open;
            open = false;
            // "Out of character: I can't come" already says what is meant.
            return was && !SAYS_ON.matcher(sentence.substring(end.end())).lookingAt();
        }
        boolean shown = OPENS_DRAFT.matcher(sentence).find();
        draft |= shown;
        open |= shown || OPENS.matcher(sentence).find();
        return open || LABELLED.matcher(sentence).find();
    }
}
