// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The closed word classes that questions are made with. */
final class QuestionWords {
    static final Set<String> ASKING = Set.of("what", "which", "who", "whom", "whose", "where", "when", "why", "how");
    static final Set<String> SELF = Set.of("i", "me", "my", "mine", "myself", "we", "us", "our", "ours");
    static final Set<String> SELF_OWNING = Set.of("my", "our");
    static final Set<String> SELF_ACTING = Set.of("i", "we");
    static final Set<String> TELLING =
            Set.of("know", "tell", "remember", "recall", "remind", "say", "mention", "explain", "list", "show", "give");

    /** Say too little to be looked for. */
    static final Set<String> LIGHT = words("""
            be have do get go take say tell know mention remember call name kind type sort thing way reason
            number amount person people one somebody someone anything something lot fact full exact current
            many much other same such own happen detail answer list ever
            """);

    static final Set<String> TIME_NOUNS = words("""
            time date day year month week weekday hour season weekend morning evening
            """);
    /** Say of what time a statement is, and nothing else. */
    static final Set<String> NOW = words("""
            now today tonight currently again still already nowadays these
            """);

    static final Set<String> PLACE_NOUNS = words("""
            city town country place village street address location state region neighbourhood neighborhood
            district continent area room
            """);
    static final Set<String> NOT = Set.of("not", "n't", "never", "no", "nobody", "nothing", "none", "neither", "nor");

    private static final Set<String> PRONOUNS = words("""
            i me my mine myself you your yours yourself he him his himself she her hers herself it its
            itself we us our ours ourselves they them their theirs themselves this that these those there
            who whom whose which what one ones some any all both each none no somebody someone something
            anybody anyone anything everybody everyone everything nobody nothing other others another such
            same where when how why
            """);

    private static final Pattern POSSESSIVE = Pattern.compile("['\u2019]s?");

    private QuestionWords() {}

    static String lower(Token token) {
        return token.text().toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    }

    /** The "'s" of an owner, which is a token of its own. */
    static boolean isPossessive(Token token) {
        return POSSESSIVE.matcher(token.text()).matches();
    }

    /** Whether the tag is that of a word with a meaning of its own. */
    static boolean tellsSomething(Token token) {
        return switch (token.tag()) {
            case "NOUN", "PROPN", "VERB", "ADJ", "NUM", "X" -> true;
            // The tagger takes some rare words for pronouns.
            case "PRON" -> !PRONOUNS.contains(lower(token));
            default -> false;
        };
    }
}
