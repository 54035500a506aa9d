// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** How much of what a question speaks of a memory speaks of. */
final class Coverage {
    private static final Set<String> OCCUPATION = Set.of("work", "job", "profession", "occupation", "trade", "employ");
    private static final Set<String> PRICE = Set.of("cost", "pay", "price", "charge");
    private static final List<String> WORKERS = List.of("worker", "professional", "creator", "performer", "officer");

    private final AskedQuestion question;
    private final SelfNames self;
    private final Aliases aliases;
    private final Thesaurus thesaurus;
    private final Classification classification;

    Coverage(AskedQuestion question, SelfNames self, Aliases aliases, Thesaurus thesaurus) {
        this.question = question;
        this.self = self;
        this.aliases = aliases;
        this.thesaurus = thesaurus;
        this.classification = new Classification(thesaurus);
    }

    /** The share of the question's words that the memory speaks of; names and nouns weigh double. */
    double of(ReadMemory memory) {
        return share(question.words(), word -> holds(memory, word));
    }

    /** The same for what is asked of the subject: without the words that say whom the question is about. */
    double ofAsked(Collection<ReadMemory> memories) {
        List<AskedWord> asked = question.words().stream()
                .filter(word -> !question.subject().isNamedBy(word.lemma()))
                .toList();
        return share(
                asked.isEmpty() ? question.words() : asked,
                word -> memories.stream().anyMatch(memory -> holds(memory, word)));
    }

    private static double share(List<AskedWord> words, Predicate<AskedWord> isHeld) {
        if (words.isEmpty()) {
            return 0;
        }
        double all = words.stream().mapToDouble(Coverage::weight).sum();
        double held =
                words.stream().filter(isHeld).mapToDouble(Coverage::weight).sum();
        return held / all;
    }

    private static double weight(AskedWord word) {
        return word.tag().equals("NOUN") || word.role() == AskedWord.Role.NAME ? 2 : 1;
    }

    private boolean holds(ReadMemory memory, AskedWord word) {
        return isSaid(memory, word)
                || isCalledOtherwise(memory, word)
                || word.role() == AskedWord.Role.FOCUS && hasOfThatSort(memory, word)
                || classification.tells(memory, word)
                || PRICE.contains(word.lemma()) && namesSum(memory)
                || OCCUPATION.contains(word.lemma()) && tellsOccupation(memory)
                || Attitude.isAttitude(word.lemma()) && Attitude.of(memory) != Attitude.NONE;
    }

    /** "The piano is a Bexley" names no phone. */
    private boolean namesAnotherSort(ReadMemory memory, String focus) {
        for (int i = 0; i < memory.tokens().size(); i++) {
            String lemma = memory.lemmas().get(i);
            if (memory.tokens().get(i).is("NOUN")
                    && !question.said().contains(lemma)
                    && thesaurus.areOfOneField(lemma, focus)
                    && !thesaurus.isKindOf(lemma, focus)) {
                return true;
            }
        }
        return false;
    }

    /** Neither an owner's nor the asking person's. */
    private boolean isNewName(ReadMemory memory, int at) {
        boolean owns = at + 1 < memory.tokens().size()
                && QuestionWords.isPossessive(memory.tokens().get(at + 1));
        return Names.isName(memory.tokens(), at)
                && !owns
                && !self.isWord(QuestionWords.lower(memory.tokens().get(at)));
    }

    /** "For 40 euros" tells what something costs. */
    private boolean namesSum(ReadMemory memory) {
        for (int i = 0; i + 1 < memory.tokens().size(); i++) {
            String next = memory.lemmas().get(i + 1);
            if (memory.tokens().get(i).is("NUM") && thesaurus.isKindOf(next, "monetary unit")) {
                return true;
            }
        }
        return false;
    }

    /** "Is a nurse" tells what somebody works. */
    private boolean tellsOccupation(ReadMemory memory) {
        for (int i = memory.verb() + 1; i < memory.tokens().size(); i++) {
            boolean introduced = memory.lemmas().get(memory.verb()).equals("be")
                    && memory.tokens().subList(memory.verb(), i).stream()
                            .anyMatch(token -> token.says("a") || token.says("an"));
            String lemma = memory.lemmas().get(i);
            if (introduced
                    && memory.tokens().get(i).is("NOUN")
                    && WORKERS.stream().anyMatch(kind -> thesaurus.isKindOf(lemma, kind))) {
                return true;
            }
            if (memory.tokens().get(i).is("PUNCT") || memory.tokens().get(i).is("VERB")) {
                return false;
            }
        }
        return false;
    }

    /** "My daughter" by her name, a name by "my daughter". */
    private boolean isCalledOtherwise(ReadMemory memory, AskedWord word) {
        return word.role() == AskedWord.Role.NAME
                ? aliases.isNamed(memory.lemmas(), question.said())
                : aliases.isNamed(word.alike(), memory.words());
    }

    private boolean isSaid(ReadMemory memory, AskedWord word) {
        if (word.role() == AskedWord.Role.NAME) {
            return memory.also().contains(word.lemma())
                    || memory.tokens().stream()
                            .anyMatch(token -> QuestionWords.lower(token).equals(word.lemma()))
                    || memory.lemmas().stream().anyMatch(lemma -> Lemmas.haveOneStem(word.lemma(), lemma));
        }
        return IntStream.range(0, memory.tokens().size())
                        .anyMatch(i -> isNear(word, memory.lemmas().get(i))
                                && (tellsDoingOrManner(memory.tokens().get(i))
                                        || isOfOneSort(word, memory.lemmas().get(i))))
                || memory.also().stream().anyMatch(lemma -> isNear(word, lemma) && isOfOneSort(word, lemma));
    }

    private static boolean isNear(AskedWord word, String lemma) {
        return word.alike().contains(lemma) || Lemmas.haveOneStem(word.lemma(), lemma);
    }

    private boolean isOfOneSort(AskedWord word, String lemma) {
        return !thesaurus.isPersonAndThing(word.lemma(), lemma);
    }

    private static boolean tellsDoingOrManner(Token token) {
        return token.is("VERB") || token.is("ADJ");
    }

    /** "Which instrument" is answered by a cello, "which company" by a name. */
    private boolean hasOfThatSort(ReadMemory memory, AskedWord word) {
        Set<String> said = Set.copyOf(question.said());
        boolean named = thesaurus.mayHaveName(word.lemma())
                && !namesAnotherSort(memory, word.lemma())
                && question.words().stream().anyMatch(other -> other.role() == AskedWord.Role.CONTENT);
        for (int i = 0; i < memory.tokens().size(); i++) {
            Token token = memory.tokens().get(i);
            String lemma = memory.lemmas().get(i);
            if (said.contains(lemma) || memory.isInTime(i)) {
                continue;
            }
            boolean noun = token.is("NOUN") || token.is("PROPN") || token.is("ADJ");
            if (noun && thesaurus.isKindOf(lemma, word.lemma()) || named && i > memory.verb() && isNewName(memory, i)) {
                return true;
            }
        }
        return false;
    }
}
