// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import java.util.Map;
import java.util.Set;

/** Makes verbs that were said of "I" agree with a name: "I like" and "Nadia likes". */
final class Agreement {

    private static final Set<String> HABIT =
            Set.of("every", "each", "usually", "often", "always", "sometimes", "daily", "rarely");

    private static final Map<String, String> NEGATED_WITHOUT_MARK = Map.of(
            "havent",
            "hasn't",
            "dont",
            "doesn't",
            "cant",
            "can't",
            "wont",
            "won't",
            "didnt",
            "didn't",
            "wasnt",
            "wasn't",
            "couldnt",
            "couldn't",
            "wouldnt",
            "wouldn't",
            "shouldnt",
            "shouldn't");

    private final Clause clause;
    private final Rewrite rewrite;

    Agreement(Clause clause, Rewrite rewrite) {
        this.clause = clause;
        this.rewrite = rewrite;
    }

    /** @param subject the place of "I" */
    void after(int subject) {
        boolean amongOthers = clause.lower(subject + 1).equals("and")
                        && Set.of("NOUN", "PROPN", "PRON").contains(clause.tag(subject + 2))
                || Set.of("and", "or", "nor").contains(clause.lower(subject - 1))
                        && Set.of("NOUN", "PROPN", "PRON").contains(clause.tag(subject - 2))
                        && clause.part(0, subject).finiteVerb().isEmpty();
        int verb = verbAfter(subject + 1);
        if (verb < 0) {
            return;
        }
        if (amongOthers) {
            spellOut(verb);
            return;
        }
        if (agree(verb)) {
            agreeFurther(verb + 1);
            return;
        }
        for (int next = verb + 1; next + 1 < clause.tokens().size(); next++) {
            // "I moved to Ghent and have two cats"
            boolean again = Set.of("and", "but").contains(clause.lower(next))
                    && Set.of("have", "am", "do").contains(clause.lower(next + 1));
            if (again) {
                agree(next + 1);
            }
        }
    }

    private int verbAfter(int from) {
        for (int at = from; at < clause.tokens().size() && at < from + 6; at++) {
            String tag = clause.tag(at);
            if (tag.equals("AUX") || tag.equals("VERB")) {
                return at;
            }
            if (!tag.equals("ADV") && !tag.equals("PUNCT") && !tag.equals("INTJ") && !tag.equals("PART")) {
                // A verb the tagger took for something else, right behind "I".
                return at == from
                                && Set.of("NOUN", "ADJ", "PROPN", "X", "ADP").contains(tag)
                                && English.isBase(clause.tokens().get(at))
                        ? at
                        : -1;
            }
        }
        return -1;
    }

    /** Whether the verb was a present-tense main verb, whose fellows agree too. */
    private boolean agree(int verb) {
        Token token = clause.tokens().get(verb);
        String word = English.lower(token);
        switch (word) {
            case "am", "'m", "m", "are", "'re" -> rewrite.replaceWord(clause, verb, "is");
            case "have", "'ve", "ve" -> {
                rewrite.replaceWord(clause, verb, "has");
                return token.is("VERB");
            }
            case "wanna" -> rewrite.replaceWord(clause, verb, "wants to");
            case "gotta" -> rewrite.replaceWord(clause, verb, "has to");
            case "gonna" -> rewrite.replaceWord(clause, verb, "is going to");
            case "need", "dare" -> rewrite.replaceWord(clause, verb, word + "s");
            case "havent", "dont", "cant", "wont", "didnt", "wasnt", "couldnt", "wouldnt", "shouldnt" ->
                rewrite.replaceWord(clause, verb, NEGATED_WITHOUT_MARK.getOrDefault(word, word));
            case "do" -> rewrite.replaceWord(clause, verb, "does");
            case "'d", "'ll" -> spellOut(verb);
            case "were" -> rewrite.replaceWord(clause, verb, "was");
            case "'s", "was", "had", "did" -> {}
            default -> {
                boolean present = English.isBase(token) || English.isUnchanging(token) && isHabit(verb);
                if (token.is("AUX") && !word.equals("get") || !present) {
                    return false;
                }
                rewrite.replaceWord(clause, verb, English.thirdPerson(token.text()));
                return true;
            }
        }
        return false;
    }

    // "I read every evening", "I read and play chess": not about the past.
    private boolean isHabit(int verb) {
        for (int at = verb + 1; at + 1 < clause.tokens().size(); at++) {
            if (Set.of("and", "or", "but").contains(clause.lower(at))
                    && clause.tag(at + 1).equals("VERB")) {
                return English.isBase(clause.tokens().get(at + 1));
            }
        }
        return clause.hasAny(HABIT);
    }

    private void spellOut(int verb) {
        Token token = clause.tokens().get(verb);
        switch (English.lower(token)) {
            case "'ll" -> rewrite.replaceWord(clause, verb, "will");
            case "'ve" -> rewrite.replaceWord(clause, verb, "have");
            case "'m" -> rewrite.replaceWord(clause, verb, "are");
            case "'d" -> {
                boolean had =
                        token.lemma().equals("have") || Set.of("been", "better").contains(clause.lower(verb + 1));
                rewrite.replaceWord(clause, verb, had ? "had" : "would");
            }
            default -> {}
        }
    }

    // "I work and live in Ghent", but not "I like to swim and run".
    private void agreeFurther(int from) {
        for (int at = from; at + 1 < clause.tokens().size(); at++) {
            String word = clause.lower(at);
            boolean anotherSubject = clause.tag(at).equals("PRON")
                    && !Set.of("it", "them", "him", "her").contains(word);
            if (word.equals("to") && clause.tag(at + 1).equals("VERB")
                    || anotherSubject
                    || clause.tag(at).equals("SCONJ")) {
                return;
            }
            if (Set.of("and", "but", "or").contains(word)) {
                int verb = at + 1;
                while (clause.tag(verb).equals("ADV")) {
                    verb++;
                }
                if (Set.of("VERB", "AUX").contains(clause.tag(verb))
                        && English.isBase(clause.tokens().get(verb))) {
                    agree(verb);
                }
            }
        }
    }
}
