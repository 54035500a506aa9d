// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.language.sentence.WordSet;
import java.util.Set;

/** English words that carry grammar, not content: closed classes only, so the list does not grow with what people talk about. */
final class FunctionWords {
    private static final Set<String> ALL = WordSet.words("""
            a an the this that these those some any each every either neither no none such same other another both all
            i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
            herself it its itself they them their theirs themselves one ones somebody someone something anybody anyone
            anything everybody everyone everything nobody nothing
            who whom whose which what when where why how whatever whoever whenever wherever
            am is are was were be been being do does did doing done have has had having can could may might must shall
            should will would ought cannot
            isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't
            i'm i've i'd i'll you're you've you'd you'll he's she's it's we're we've we'll they're they've they'll that's
            there's what's who's where's when's how's let's
            isnt arent wasnt dont doesnt didnt im ive youre hes shes theyre thats whats
            and or but nor not if then than so because although though while until unless whether as
            of at by for with about against between into through during before after above below to from up down in out on
            off over under again further once upon within without toward towards via per
            here there too very just also only even still ever yet quite rather else please
            s t re ve ll d m
            """);

    private FunctionWords() {}

    static boolean contains(String lowerCased) {
        return ALL.contains(lowerCased);
    }
}
