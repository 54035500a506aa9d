// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Whose doing a clause tells: "Kim says she has a twin" tells nothing of the one whose trainee Kim is. */
final class ClauseSubject {
    private static final Set<String> PERSONAL = Set.of("he", "she", "they");
    private static final Set<String> RELATIVE = Set.of("who", "which", "that");
    private static final Set<String> ANYBODY = Set.of("somebody", "someone", "anybody", "anyone", "people");
    private static final Set<String> PLACING = Set.of("in", "at", "from", "near", "to");

    private final AskedQuestion question;
    private final SelfNames self;
    private final Thesaurus thesaurus;

    ClauseSubject(AskedQuestion question, SelfNames self, Thesaurus thesaurus) {
        this.question = question;
        this.self = self;
        this.thesaurus = thesaurus;
    }

    /** Whether the clause that speaks of what is asked has somebody else for its subject. Things are left to other checks. */
    boolean isSomebodyElse(ReadMemory memory) {
        AskedSubject asked = question.subject();
        boolean ofThemselves =
                asked.kind() == AskedSubject.Kind.SELF && asked.name().isEmpty()
                        || asked.kind() == AskedSubject.Kind.NAMED;
        if (!ofThemselves || !asked.belongings().isEmpty()) {
            return false;
        }
        Clauses clauses = Clauses.of(memory);
        int verb = new AskedPlaces(memory, clauses, question).verb();
        return verb > 0 && verb < memory.tokens().size() && isSomebodyElse(memory, clauses, verb);
    }

    private boolean isSomebodyElse(ReadMemory memory, Clauses clauses, int verb) {
        List<Token> tokens = memory.tokens();
        int start = startOfSubject(tokens, clauses, verb);
        if (IntStream.range(start, verb).anyMatch(i -> isAsked(tokens, i))) {
            return false;
        }
        int pronoun = IntStream.range(start, verb)
                .filter(i -> PERSONAL.contains(QuestionWords.lower(tokens.get(i)))
                        || i == start && RELATIVE.contains(QuestionWords.lower(tokens.get(i))))
                .findFirst()
                .orElse(-1);
        if (pronoun >= 0) {
            return isOfSomebodyElse(tokens, pronoun);
        }
        boolean embedded = start > 0
                && Set.of("VERB", "SCONJ").contains(tokens.get(start - 1).tag());
        return IntStream.range(start, verb).anyMatch(i -> isPerson(memory, i) || embedded && Names.isName(tokens, i));
    }

    /** Behind the verb before it, or where the clause begins. */
    private static int startOfSubject(List<Token> tokens, Clauses clauses, int verb) {
        int start = clauses.startOf(verb);
        for (int i = verb - 1; i >= start; i--) {
            boolean subordinates = tokens.get(i).is("SCONJ") || tokens.get(i).is("CCONJ") && i == start;
            if (subordinates || tokens.get(i).is("VERB")) {
                return i + 1;
            }
            if (RELATIVE.contains(QuestionWords.lower(tokens.get(i)))) {
                return i;
            }
        }
        return start;
    }

    /** The pronoun stands for the nearest one named before it. */
    private boolean isOfSomebodyElse(List<Token> tokens, int pronoun) {
        for (int i = pronoun - 1; i >= 0; i--) {
            boolean person = isAsked(tokens, i)
                    || (i == 0 || Names.isName(tokens, i)) && tokens.get(i).is("PROPN") && !isPlace(tokens, i)
                    || ANYBODY.contains(QuestionWords.lower(tokens.get(i)))
                    || tokens.get(i).is("NOUN") && thesaurus.isKindOf(Lemmas.of(tokens.get(i)), "person");
            if (person) {
                return !isAsked(tokens, i);
            }
        }
        return question.subject().kind() == AskedSubject.Kind.SELF;
    }

    private static boolean isPlace(List<Token> tokens, int at) {
        return at > 0 && PLACING.contains(QuestionWords.lower(tokens.get(at - 1)));
    }

    private boolean isAsked(List<Token> tokens, int at) {
        String word = QuestionWords.lower(tokens.get(at));
        boolean owner = at + 1 < tokens.size() && QuestionWords.isPossessive(tokens.get(at + 1))
                || QuestionWords.SELF_OWNING.contains(word);
        return !owner
                && (question.subject().kind() == AskedSubject.Kind.SELF
                        ? self.isWord(word)
                        : question.subject().name().contains(word));
    }

    private boolean isPerson(ReadMemory memory, int at) {
        Token token = memory.tokens().get(at);
        String lemma = memory.lemmas().get(at);
        boolean owner = at + 1 < memory.tokens().size()
                && QuestionWords.isPossessive(memory.tokens().get(at + 1));
        boolean asked = question.words().stream().anyMatch(word -> word.alike().contains(lemma));
        return token.is("NOUN") && !owner && !asked && thesaurus.isKindOf(lemma, "person");
    }
}
