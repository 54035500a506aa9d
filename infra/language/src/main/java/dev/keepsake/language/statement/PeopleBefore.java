// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import java.util.List;
import java.util.regex.Pattern;

/** Finds whom "he" and "she" can mean before a line has named anybody: those of the lines before. */
final class PeopleBefore {
    private static final Pattern PRONOUN = Pattern.compile("(?i)\\b(?:he|him|his|she|her|hers|they|them|their)\\b");
    private static final int LONG_ENOUGH = 2_000;
    private static final int LINES_FOR_PRONOUNS = 3;

    private final SentenceSplitter splitter;
    private final ClauseTagger tagger;

    PeopleBefore(SentenceSplitter splitter, ClauseTagger tagger) {
        this.splitter = splitter;
        this.tagger = tagger;
    }

    People of(Utterance utterance) {
        if (!PRONOUN.matcher(utterance.text()).find()) {
            return People.NOBODY;
        }
        String question = utterance.precedingQuestion();
        People people =
                question == null ? People.NOBODY : peopleIn(question, utterance).namedOnly();
        List<String> lines = utterance.previousLines();
        for (String line : lines.subList(Math.max(0, lines.size() - LINES_FOR_PRONOUNS), lines.size())) {
            people = people.and(peopleIn(line.substring(Math.max(0, line.length() - LONG_ENOUGH)), utterance));
        }
        return people;
    }

    private People peopleIn(String line, Utterance utterance) {
        People people = People.NOBODY;
        for (Span sentence : splitter.split(line)) {
            Clause clause = tagger.clause(line, Discourse.of(sentence).core());
            Subject subject = Subject.of(clause, List.of());
            People inside = People.in(clause, subject, utterance.speakerName(), List.of());
            people = people.and(Coreference.in(clause, subject, inside, people));
        }
        return people;
    }
}
