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
    private static final Set<String> GOING_ON = Set.of("he", "she", "it", "they", "who", "his", "her", "its");
    private static final Set<String> THIRD = Set.of("his", "her", "their", "its", "he", "she", "they");

    private final AskedQuestion question;
    private final SelfNames self;
    private final Aliases aliases;
    private final Thesaurus thesaurus;

    SubjectCheck(AskedQuestion question, SelfNames self, Aliases aliases, Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
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
                        ? isAboutSelf(memory) || isAboutAskedThing(memory)
                        : isOurs(memory);
        };
    }

    private boolean admitsNamed(ReadMemory memory) {
        List<String> name = question.subject().name();
        Set<String> about = new HashSet<>();
        memory.memory().names().forEach(called -> about.addAll(wordsOf(called, ownersCount())));
        addWords(about, memory.subject());
        boolean anywhere = question.type() == AnswerType.PERSON;
        if (anywhere) {
            addWords(about, memory.tokens());
        }
        return about.containsAll(name) || aliases.isNamed(about, name) || goesOnAbout(memory, name);
    }

    /** "Ida's wife" is about Ida only where the question asks about something of hers. */
    private boolean ownersCount() {
        return question.type() == AnswerType.PERSON
                || !question.subject().belongings().isEmpty()
                || question.words().size() <= question.subject().name().size();
    }

    private void addWords(Set<String> about, List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            boolean owns = i + 1 < tokens.size() && QuestionWords.isPossessive(tokens.get(i + 1));
            if (!owns || ownersCount()) {
                about.add(QuestionWords.lower(tokens.get(i)));
            }
        }
    }

    /** "The neighbour is Ida; she keeps bees" goes on about Ida. */
    private static boolean goesOnAbout(ReadMemory memory, List<String> name) {
        List<Token> tokens = memory.tokens();
        for (int i = 0; i + name.size() + 1 < tokens.size(); i++) {
            int end = i + name.size();
            boolean named = tokens.subList(i, end).stream()
                    .map(QuestionWords::lower)
                    .toList()
                    .equals(name);
            if (named && tokens.get(end).is("PUNCT") && GOING_ON.contains(QuestionWords.lower(tokens.get(end + 1)))) {
                return true;
            }
        }
        return false;
    }

    /** "The rent is 400" is about the rent that the question asks for, where nobody else's is meant. */
    private boolean isAboutAskedThing(ReadMemory memory) {
        List<Token> subject = memory.subject();
        if (isAboutOurAskedThing(memory)) {
            return true;
        }
        if (subject.isEmpty()
                || subject.stream()
                        .anyMatch(token ->
                                QuestionWords.isPossessive(token) || THIRD.contains(QuestionWords.lower(token)))) {
            return false;
        }
        return subject.stream()
                .map(Lemmas::of)
                .anyMatch(lemma -> question.words().stream()
                        .filter(word -> word.tag().equals("NOUN"))
                        .anyMatch(word -> word.lemma().equals(lemma)));
    }

    /** "My car is a Lancia" is about what I drive. */
    private boolean isAboutOurAskedThing(ReadMemory memory) {
        int last = memory.subject().size() - 1;
        return last > 0
                && memory.tokens().get(last).is("NOUN")
                && Owner.of(memory.tokens(), last).isSelf(self)
                && question.words().stream()
                        .anyMatch(word -> word.alike().contains(memory.lemmas().get(last)));
    }

    private boolean isAboutSelf(ReadMemory memory) {
        boolean named = memory.memory().names().stream().anyMatch(self::isName);
        return named && !isAboutSomebodyOfOurs(memory) || startsWithSelf(memory);
    }

    /** "Omkar's sister lives in Pune", whatever it was filed under. */
    private boolean isAboutSomebodyOfOurs(ReadMemory memory) {
        List<Token> subject = memory.subject();
        if (isAmong(subject)) {
            return false;
        }
        int owner = 0;
        while (owner < subject.size()
                && !QuestionWords.isPossessive(subject.get(owner))
                && !QuestionWords.SELF_OWNING.contains(QuestionWords.lower(subject.get(owner)))) {
            owner++;
        }
        return subject.stream()
                .skip(owner + 1L)
                .anyMatch(token -> token.is("NOUN") && thesaurus.isKindOf(Lemmas.of(token), "person"));
    }

    /** "Omkar's sister and Omkar": both did it. */
    private boolean isAmong(List<Token> subject) {
        int last = subject.size() - 1;
        return last > 1 && subject.get(last - 1).says("and") && self.isWord(QuestionWords.lower(subject.get(last)));
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

    private static Set<String> wordsOf(String text, boolean withOwners) {
        String plain = text.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        return new HashSet<>(
                Arrays.asList((withOwners ? plain.replaceAll("'s\\b", "") : plain.replaceAll("\\S+'s(?=\\s)", ""))
                        .replaceAll("'s\\b", "")
                        .split("[^\\p{L}\\p{N}'.-]+")));
    }
}
