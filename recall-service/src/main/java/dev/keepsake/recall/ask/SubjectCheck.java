// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Whether a memory is about the one who is asked about. Evidence about somebody else is no evidence. */
final class SubjectCheck {
    private final AskedQuestion question;
    private final SelfNames self;
    private final Aliases aliases;

    SubjectCheck(AskedQuestion question, SelfNames self, Aliases aliases) {
        this.question = question;
        this.self = self;
        this.aliases = aliases;
    }

    boolean admits(ReadMemory memory) {
        return switch (question.subject().kind()) {
            case OPEN -> true;
            case NAMED -> admitsNamed(memory);
            case SELF ->
                question.subject().belongings().isEmpty()
                                && question.subject().name().isEmpty()
                        ? isAboutSelf(memory)
                        : isOurs(memory);
        };
    }

    private boolean admitsNamed(ReadMemory memory) {
        List<String> name = question.subject().name();
        Set<String> about =
                wordsOf(memory.memory().entity() + " " + memory.memory().about());
        memory.subject().forEach(token -> about.add(QuestionWords.lower(token)));
        boolean anywhere = question.type() == AnswerType.PERSON;
        if (anywhere) {
            memory.tokens().forEach(token -> about.add(QuestionWords.lower(token)));
        }
        return about.containsAll(name) || aliases.isNamed(about, name);
    }

    private boolean isAboutSelf(ReadMemory memory) {
        return self.isName(memory.memory().entity())
                || self.isName(memory.memory().about())
                || startsWithSelf(memory);
    }

    /** The subject is the person, not something of theirs: "Omkar", not "Omkar's sister". */
    private boolean startsWithSelf(ReadMemory memory) {
        List<Token> subject = memory.subject();
        int last = subject.size() - 1;
        return last >= 0
                && last <= 2
                && self.isWord(QuestionWords.lower(subject.get(last)))
                && subject.stream().noneMatch(token -> QuestionWords.SELF_OWNING.contains(QuestionWords.lower(token)));
    }

    /** Something of the person's: by its owner in the words, or because the whole memory is about the person. */
    private boolean isOurs(ReadMemory memory) {
        Set<String> wanted = new HashSet<>(question.subject().name());
        for (String belonging : question.subject().belongings()) {
            wanted.add(belonging);
            aliases.namesOf(belonging).forEach(wanted::addAll);
            question.words().stream()
                    .filter(word -> word.lemma().equals(belonging))
                    .forEach(word -> wanted.addAll(word.alike()));
        }
        boolean somebodyElses = false;
        for (int i = 0; i < memory.lemmas().size(); i++) {
            boolean meant = wanted.contains(memory.lemmas().get(i))
                    || wanted.contains(QuestionWords.lower(memory.tokens().get(i)));
            if (!meant) {
                continue;
            }
            Owner owner = Owner.of(memory.tokens(), i);
            if (owner.isSelf(self)) {
                return true;
            }
            somebodyElses |=
                    owner.kind() == Owner.Kind.NAMED || owner.kind() == Owner.Kind.THIRD_PERSON && !isAboutSelf(memory);
        }
        return !somebodyElses && (isAboutSelf(memory) || subjectIsWanted(memory, wanted) || !hasNamedSubject(memory));
    }

    private boolean subjectIsWanted(ReadMemory memory, Set<String> wanted) {
        return memory.subject().stream()
                .anyMatch(token -> wanted.contains(QuestionWords.lower(token)) || wanted.contains(Lemmas.of(token)));
    }

    private boolean hasNamedSubject(ReadMemory memory) {
        return memory.subject().stream().anyMatch(token -> token.is("PROPN"));
    }

    private static Set<String> wordsOf(String text) {
        return new HashSet<>(Arrays.asList(text.toLowerCase(Locale.ROOT)
                .replace('\u2019', '\'')
                .replaceAll("'s\\b", "")
                .split("[^\\p{L}\\p{N}'.-]+")));
    }
}
