// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.Set;

/** Whether a memory speaks of everything a question speaks of. */
final class Coverage {
    private final AskedQuestion question;
    private final Aliases aliases;
    private final Thesaurus thesaurus;

    Coverage(AskedQuestion question, Aliases aliases, Thesaurus thesaurus) {
        this.question = question;
        this.aliases = aliases;
        this.thesaurus = thesaurus;
    }

    /** The share of the question's words that the memory speaks of; names and nouns weigh double. */
    double of(ReadMemory memory) {
        double all = 0;
        double held = 0;
        for (AskedWord word : question.words()) {
            double weight = word.tag().equals("NOUN") || word.role() == AskedWord.Role.NAME ? 2 : 1;
            all += weight;
            held += holds(memory, word) ? weight : 0;
        }
        return all == 0 ? 0 : held / all;
    }

    private boolean holds(ReadMemory memory, AskedWord word) {
        return isSaid(memory, word)
                || isCalledOtherwise(memory, word)
                || word.role() == AskedWord.Role.FOCUS && hasOfThatSort(memory, word)
                || Attitude.isAttitude(word.lemma()) && Attitude.of(memory) != Attitude.NONE;
    }

    /** "My daughter" by her name, a name by "my daughter". */
    private boolean isCalledOtherwise(ReadMemory memory, AskedWord word) {
        return word.role() == AskedWord.Role.NAME
                ? aliases.isNamed(memory.lemmas(), question.said())
                : aliases.isNamed(word.alike(), memory.words());
    }

    private static boolean isSaid(ReadMemory memory, AskedWord word) {
        if (word.role() == AskedWord.Role.NAME) {
            return memory.also().contains(word.lemma())
                    || memory.tokens().stream()
                            .anyMatch(token -> QuestionWords.lower(token).equals(word.lemma()))
                    || memory.lemmas().stream().anyMatch(lemma -> Lemmas.haveOneStem(word.lemma(), lemma));
        }
        return isAmong(memory.lemmas(), word) || isAmong(memory.also(), word);
    }

    private static boolean isAmong(Iterable<String> lemmas, AskedWord word) {
        for (String lemma : lemmas) {
            if (word.alike().contains(lemma) || Lemmas.haveOneStem(word.lemma(), lemma)) {
                return true;
            }
        }
        return false;
    }

    /** "Which instrument" is answered by a cello, "which company" by a name. */
    private boolean hasOfThatSort(ReadMemory memory, AskedWord word) {
        Set<String> said = Set.copyOf(question.said());
        boolean named = thesaurus.mayHaveName(word.lemma()) && question.words().size() > 1;
        for (int i = 0; i < memory.tokens().size(); i++) {
            Token token = memory.tokens().get(i);
            String lemma = memory.lemmas().get(i);
            if (said.contains(lemma) || memory.isInTime(i)) {
                continue;
            }
            boolean noun = token.is("NOUN") || token.is("PROPN") || token.is("ADJ");
            if (noun && thesaurus.isKindOf(lemma, word.lemma())
                    || named && Names.isName(memory.tokens(), i) && i > memory.verb()) {
                return true;
            }
        }
        return false;
    }
}
