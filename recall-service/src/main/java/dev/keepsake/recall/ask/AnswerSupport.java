// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Whether an answer somebody else wrote says what the memories it cites say, of the one who is asked about, and no more. */
final class AnswerSupport {
    private final SentenceTagger tagger;
    private final AskedQuestion question;
    private final SubjectCheck subjects;
    private final SelfNames self;
    private final Thesaurus thesaurus;

    AnswerSupport(
            SentenceTagger tagger, AskedQuestion question, SubjectCheck subjects, SelfNames self, Thesaurus thesaurus) {
        this.tagger = tagger;
        this.thesaurus = thesaurus;
        this.question = question;
        this.subjects = subjects;
        this.self = self;
    }

    /** @param local what the rules of the language answer; they decide on yes and no */
    boolean admits(String answer, List<ReadMemory> cited, Optional<ComposedAnswer> local) {
        boolean ofTheOneAsked = !cited.isEmpty()
                && cited.stream().noneMatch(Polarity::isDoubtful)
                && cited.stream().anyMatch(subjects::admits);
        return ofTheOneAsked && hasFittingPolarity(answer, cited, local) && saysNoMore(answer, cited);
    }

    private boolean hasFittingPolarity(String answer, List<ReadMemory> cited, Optional<ComposedAnswer> local) {
        if (question.type() == AnswerType.YES_NO) {
            return local.filter(given -> firstWord(given.text()).equals(firstWord(answer)))
                    .isPresent();
        }
        boolean denied = tokens(answer).stream().anyMatch(token -> Polarity.isDenial(QuestionWords.lower(token)));
        return !denied || cited.stream().anyMatch(Polarity::isNegated);
    }

    private boolean saysNoMore(String answer, List<ReadMemory> cited) {
        Set<String> told = new HashSet<>();
        for (ReadMemory memory : cited) {
            told.addAll(memory.lemmas());
            told.addAll(memory.words());
            told.addAll(memory.also());
        }
        List<Token> content = tokens(answer).stream()
                .filter(QuestionWords::tellsSomething)
                .filter(token -> !self.isWord(QuestionWords.lower(token)))
                .toList();
        return content.stream().allMatch(token -> isIn(told, token) || mayStandBeside(told, token))
                && content.stream().anyMatch(token -> isIn(told, token));
    }

    /** Words of the question, words that only make a sentence, and of common words those that say the same as one told. */
    private boolean mayStandBeside(Set<String> told, Token token) {
        String lemma = Lemmas.of(token);
        boolean particular = token.is("PROPN") || token.text().matches(".*\\d.*");
        return question.said().contains(lemma)
                || QuestionWords.LIGHT.contains(lemma)
                || !particular && thesaurus.alike(lemma, token.tag()).stream().anyMatch(told::contains);
    }

    private static boolean isIn(Set<String> told, Token token) {
        return told.contains(Lemmas.of(token)) || told.contains(QuestionWords.lower(token));
    }

    private List<Token> tokens(String text) {
        return tagger.tag(new Span(0, text.length(), text)).tokens();
    }

    private static String firstWord(String text) {
        return text.strip().split("\\P{L}+", 2)[0].toLowerCase(Locale.ROOT);
    }
}
