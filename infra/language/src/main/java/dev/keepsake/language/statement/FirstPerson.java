// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.Map;
import java.util.Set;

/** Puts the speaker's name where the speaker said "I", with the verbs that go with it. */
final class FirstPerson {

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
    private final String name;
    private final Rewrite rewrite;
    private boolean nameGiven;
    private int subjectGiven = -1;

    private FirstPerson(Clause clause, String name, Rewrite rewrite) {
        this.clause = clause;
        this.name = name;
        this.rewrite = rewrite;
    }

    /** Whether "we" was said before any name: then "they" needs an introduction. */
    static boolean rewrite(Clause clause, String name, Rewrite rewrite) {
        return new FirstPerson(clause, name, rewrite).run();
    }

    private boolean run() {
        boolean introduce = false;
        boolean plural = clause.hasAny(Set.of("we", "us"));
        for (int at = 0; at < clause.tokens().size(); at++) {
            String word = clause.lower(at);
            Token token = clause.tokens().get(at);
            switch (word) {
                case "i" -> subject(at);
                case "me" -> say(at, name);
                case "my" -> mine(at);
                case "mine" -> {
                    if (token.is("PRON")) {
                        say(at, English.possessive(name));
                    }
                }
                case "myself" -> myself(at);
                case "we", "us" -> {
                    if (!token.text().equals("US")) {
                        introduce |= !nameGiven;
                        rewrite.replace(token.span(), word.equals("we") ? "they" : "them");
                    }
                }
                case "our" -> {
                    if (plural) {
                        introduce |= !nameGiven;
                        rewrite.replace(token.span(), "their");
                    } else {
                        say(at, English.possessive(name));
                    }
                }
                case "ours" -> say(at, English.possessive(name));
                case "ourselves" -> rewrite.replace(token.span(), "themselves");
                case "nt" -> rewrite.replace(token.span(), "n't");
                default -> {}
            }
        }
        return introduce;
    }

    // "Nadia started Nadia's new job" reads badly: after her own name in the clause it is "a new job" or "their".
    private void mine(int at) {
        Clause after = clause.part(at + 1, Math.min(clause.tokens().size(), at + 4));
        boolean free = subjectGiven >= 0
                && clause.part(subjectGiven, at).tokens().stream().noneMatch(FirstPerson::couldOwn)
                && !after.has(English::namesPerson);
        if (!free) {
            say(at, English.possessive(name));
            return;
        }
        boolean another = clause.lower(at + 1).equals("new")
                && clause.tag(at + 2).equals("NOUN")
                && !clause.lower(at + 2).endsWith("s");
        rewrite.replace(clause.tokens().get(at).span(), another ? "a" : "their");
    }

    private static boolean couldOwn(Token token) {
        String word = English.lower(token);
        return token.is("PROPN")
                || token.is("PUNCT")
                || token.is("CCONJ")
                || English.SUBORDINATORS.contains(word)
                || word.equals("so")
                || English.namesPerson(token)
                || English.THEY.contains(word)
                || English.HE.contains(word)
                || English.SHE.contains(word)
                || English.FIRST_PLURAL.contains(word);
    }

    // "I wrote it myself": the word only stresses who. "I hurt myself": it is the object.
    private void myself(int at) {
        boolean stresses = at > 0
                && !Set.of("VERB", "AUX", "ADP", "CCONJ", "SCONJ", "PART").contains(clause.tag(at - 1));
        if (stresses) {
            Token before = clause.tokens().get(at - 1);
            int start = before.span().end();
            int end = clause.tokens().get(at).span().end();
            rewrite.replace(new Span(start, end, clause.line().substring(start, end)), "");
            return;
        }
        say(at, name);
    }

    private void say(int at, String words) {
        nameGiven = true;
        rewrite.replace(clause.tokens().get(at).span(), words);
    }

    private void subject(int at) {
        Token token = clause.tokens().get(at);
        if (!token.is("PRON") && !token.text().equals("I")) {
            return;
        }
        say(at, name);
        subjectGiven = at;
        boolean amongOthers = clause.lower(at + 1).equals("and")
                        && Set.of("NOUN", "PROPN", "PRON").contains(clause.tag(at + 2))
                || Set.of("and", "or", "nor").contains(clause.lower(at - 1))
                        && Set.of("NOUN", "PROPN", "PRON").contains(clause.tag(at - 2))
                        && clause.part(0, at).finiteVerb().isEmpty();
        int verb = verbAfter(at + 1);
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
            case "am", "'m", "m" -> rewrite.replaceWord(clause, verb, "is");
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
            case "'s", "was", "were", "had", "did" -> {}
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
