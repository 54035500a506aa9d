// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The words of a statement that deny, and how far each reaches: "nobody", "has no window", "never", "hardly", "lacks". */
final class Negations {
    private static final Set<String> OF_CLAUSE =
            Set.of("not", "n't", "cannot", "never", "nobody", "no-one", "none", "nothing", "nowhere", "neither");
    private static final Set<String> OF_NOBODY = Set.of("nobody", "no-one", "none", "no", "neither");
    private static final Set<String> OF_THINGS = Set.of("nobody", "no-one", "none", "nothing", "nowhere");
    private static final Set<String> WEAK = Set.of("hardly", "scarcely", "barely", "rarely", "seldom");
    private static final Set<String> NEARLY = Set.of("almost", "nearly", "practically", "virtually");
    private static final Set<String> ALL = Set.of(
            "all",
            "every",
            "everyone",
            "everybody",
            "everything",
            "always",
            "usually",
            "often",
            "many",
            "much",
            "both",
            "necessarily",
            "entirely",
            "quite");
    private static final Set<String> NO_DENIAL = Set.of("only", "just", "merely", "other");
    private static final Set<String> MEASURES =
            Set.of("doubt", "matter", "wonder", "more", "fewer", "less", "later", "sooner", "earlier");
    private static final Set<String> TO_DO_NOT = Set.of("fail", "forget", "neglect", "refuse", "decline", "omit");
    private static final Set<String> TO_END = Set.of("stop", "quit", "cease");

    private final ReadMemory memory;
    private final List<Token> tokens;
    private final Clauses clauses;

    private Negations(ReadMemory memory, Clauses clauses) {
        this.memory = memory;
        this.tokens = memory.tokens();
        this.clauses = clauses;
    }

    static List<Cue> in(ReadMemory memory, Clauses clauses) {
        Negations negations = new Negations(memory, clauses);
        List<Cue> cues = new ArrayList<>();
        for (int i = 0; i < memory.tokens().size(); i++) {
            cues.addAll(negations.at(i));
        }
        return cues;
    }

    /** "Nobody", "none of them", "no guest": it is not one person's denial. */
    static boolean isOfNobody(Token token) {
        return OF_NOBODY.contains(QuestionWords.lower(token));
    }

    private List<Cue> at(int i) {
        String word = QuestionWords.lower(tokens.get(i));
        if (word.equals("no")) {
            return ofNo(i);
        }
        if (OF_CLAUSE.contains(word) || word.endsWith("n't")) {
            return ofNot(i);
        }
        if (word.equals("nor")) {
            return IntStream.range(clauses.startOf(i), i).anyMatch(before -> isNegative(before))
                    ? List.of()
                    : List.of(ofClause(Cue.Kind.NEGATION, i));
        }
        if (WEAK.contains(word) || word.equals("few") && (!follows(i, "a") || i > 1 && follows(i - 1, "only"))) {
            return List.of(ofClause(Cue.Kind.WEAK_NEGATION, i));
        }
        if (word.equals("without") || word.equals("instead") && precedes(i, "of")) {
            return List.of(new Cue(Cue.Kind.NEGATION, i, i + 1, phraseEnd(i + 1)));
        }
        return ofVerb(i);
    }

    private List<Cue> ofVerb(int i) {
        String lemma = memory.lemmas().get(i);
        boolean negative = lemma.equals("lack")
                || TO_DO_NOT.contains(lemma) && precedes(i, "to")
                || TO_END.contains(lemma)
                || lemma.equals("give") && precedes(i, "up");
        if (negative && !tokens.get(i).is("NOUN")
                || lemma.equals("lack") && tokens.get(i).says("lacks")) {
            return List.of(new Cue(Cue.Kind.NEGATION, i, i + 1, clauses.endOf(i)));
        }
        return lemma.equals("avoid") ? List.of(new Cue(Cue.Kind.WEAK_NEGATION, i, i + 1, clauses.endOf(i))) : List.of();
    }

    /** "Has no window" reaches forward, "no guest smokes" over the whole clause; "no more than two" denies nothing. */
    private List<Cue> ofNo(int i) {
        boolean measure = i + 1 >= tokens.size()
                || MEASURES.contains(QuestionWords.lower(tokens.get(i + 1)))
                || tokens.get(i + 1).is("NUM")
                || tokens.get(i + 1).is("PUNCT");
        if (measure) {
            return List.of();
        }
        Cue.Kind kind = isNearly(i) ? Cue.Kind.WEAK_NEGATION : Cue.Kind.NEGATION;
        boolean ofSubject = IntStream.range(clauses.startOf(i), i).noneMatch(at -> Clauses.isVerb(tokens, at));
        if (precedes(i, "longer") || precedes(i, "one") || ofSubject) {
            return List.of(ofClause(kind, i));
        }
        return List.of(new Cue(kind, i, i + 1, phraseEnd(i + 1)));
    }

    private boolean isNearly(int at) {
        return at > 0 && NEARLY.contains(QuestionWords.lower(tokens.get(at - 1)));
    }

    private List<Cue> ofNot(int i) {
        boolean object = OF_THINGS.contains(QuestionWords.lower(tokens.get(i)))
                && IntStream.range(clauses.startOf(i), i).anyMatch(at -> Clauses.isVerb(tokens, at));
        if (object) {
            return List.of(new Cue(Cue.Kind.NEGATION, i, i + 1, phraseEnd(i + 1)));
        }
        String next = i + 1 < tokens.size() ? QuestionWords.lower(tokens.get(i + 1)) : "";
        if (NO_DENIAL.contains(next)) {
            return List.of();
        }
        // "Does not always eat", "does not eat much": some of it is left.
        boolean ofSome = IntStream.range(i + 1, Math.min(i + 4, clauses.endOf(i)))
                .anyMatch(at -> ALL.contains(QuestionWords.lower(tokens.get(at))) && !follows(at, "at"));
        Cue.Kind kind = ofSome || isNearly(i) ? Cue.Kind.WEAK_NEGATION : Cue.Kind.NEGATION;
        boolean ofPhrase = i > 0
                && (tokens.get(i - 1).is("PUNCT") || tokens.get(i - 1).is("CCONJ"))
                && IntStream.range(i + 1, Math.min(i + 3, tokens.size())).noneMatch(at -> Clauses.isVerb(tokens, at));
        return List.of(
                ofPhrase && i > clauses.startOf(i) ? new Cue(kind, i, i + 1, clauses.endOf(i)) : ofClause(kind, i));
    }

    private boolean isNegative(int at) {
        String word = QuestionWords.lower(tokens.get(at));
        return OF_CLAUSE.contains(word) || word.endsWith("n't") || word.equals("no");
    }

    private Cue ofClause(Cue.Kind kind, int at) {
        return new Cue(kind, at, clauses.startOf(at), clauses.endOf(at));
    }

    /** "No window and a door": the article begins something that is there. */
    private int phraseEnd(int from) {
        int end = clauses.endOf(from - 1);
        return IntStream.range(from, end)
                .filter(i -> tokens.get(i).says("and")
                                && i + 1 < end
                                && (tokens.get(i + 1).is("DET")
                                                && !tokens.get(i + 1).says("no")
                                        || tokens.get(i + 1).is("NUM"))
                        || i > from && Clauses.isVerb(tokens, i))
                .findFirst()
                .orElse(end);
    }

    private boolean precedes(int at, String word) {
        return at + 1 < tokens.size() && tokens.get(at + 1).says(word);
    }

    private boolean follows(int at, String word) {
        return at > 0 && tokens.get(at - 1).says(word);
    }
}
