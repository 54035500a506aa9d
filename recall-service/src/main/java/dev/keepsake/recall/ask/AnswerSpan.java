// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Whether a statement holds something of the sort a question asks for, beyond what the question says itself. */
final class AnswerSpan {
    /** A day that comes every year is no time on the calendar, and still an answer. */
    private static final Pattern CLOCK_OR_CALENDAR =
            Pattern.compile("\\d{1,2}[:.h]\\d{2}|\\d{1,2}(?:am|pm)|(?:19|20)\\d{2}"
                    + "|January|February|March|April|May|June|July|August|September|October|November|December");

    private static final Set<String> BEFORE_A_YEAR =
            Set.of("in", "since", "until", "till", "before", "after", "around", "circa");

    private static final Set<String> REASONING =
            Set.of("because", "since", "so", "due", "therefore", "reason", "cause", "after");
    private static final Set<String> MEANS = Set.of("by", "via", "through", "using", "with");
    private static final Set<String> LASTING = Set.of("since", "until", "till");
    private static final Set<String> CALLING = Set.of("name", "call", "named", "called");
    private static final Set<String> REPEATING = words("""
            every each daily weekly monthly yearly twice once always never rarely seldom often sometimes
            usually regularly per mostly occasionally thrice
            """);

    private final AskedQuestion question;
    private final SelfNames self;
    private final Thesaurus thesaurus;
    private final NamedPlace places;

    AnswerSpan(AskedQuestion question, SelfNames self, Thesaurus thesaurus) {
        this.question = question;
        this.self = self;
        this.thesaurus = thesaurus;
        this.places = new NamedPlace(question, thesaurus);
    }

    boolean isIn(ReadMemory memory) {
        return new AnswerPlace(question).isFilled(memory, i -> isNews(memory, i)) && isOfSort(memory);
    }

    private boolean isOfSort(ReadMemory memory) {
        return switch (question.type()) {
            case YES_NO -> true;
            case PERSON -> hasPerson(memory);
            case NAME -> hasNameOfBelonging(memory);
            case PLACE -> places.isIn(memory, i -> isNews(memory, i));
            case TIME -> hasTime(memory);
            case DURATION -> hasDuration(memory);
            case NUMBER -> hasNumber(memory);
            case FREQUENCY -> hasRecurrence(memory) || says(memory, REPEATING);
            case MANNER -> question.words().size() > 1 && any(memory, i -> isMeans(memory, i));
            case REASON -> says(memory, REASONING) || any(memory, i -> isPurpose(memory, i));
            case THING -> any(memory, i -> isNews(memory, i));
        };
    }

    private boolean hasPerson(ReadMemory memory) {
        if (!question.subject().belongings().isEmpty() && question.words().size() <= 1) {
            return hasNameOfBelonging(memory);
        }
        return any(
                memory,
                i -> isNews(memory, i)
                        && (Names.isName(memory.tokens(), i)
                                || thesaurus.isKindOf(memory.lemmas().get(i), "person")));
    }

    /** A name beside the noun; a name elsewhere in the sentence is that of something else. */
    private boolean hasNameOfBelonging(ReadMemory memory) {
        Aliases here = Aliases.in(List.of(memory), self);
        return any(memory, i -> isMeant(memory, i) && isNamedByCopula(memory, i))
                || question.words().stream().anyMatch(word -> here.isNamed(word.alike(), memory.words()))
                || any(memory, i -> CALLING.contains(memory.lemmas().get(i)) && hasNewsSoonAfter(memory, i));
    }

    private boolean isMeant(ReadMemory memory, int at) {
        String lemma = memory.lemmas().get(at);
        boolean owns = at + 1 < memory.tokens().size()
                && QuestionWords.isPossessive(memory.tokens().get(at + 1));
        return !owns
                && question.words().stream()
                        .filter(word -> question.subject().belongings().contains(word.lemma()))
                        .anyMatch(word -> word.alike().contains(lemma));
    }

    /** "The coach is Ada", "Ada is our coach". */
    private static boolean isNamedByCopula(ReadMemory memory, int noun) {
        int verb = memory.verb();
        if (verb >= memory.tokens().size() || !memory.lemmas().get(verb).equals("be")) {
            return false;
        }
        if (noun == verb - 1) {
            return verb + 1 < memory.tokens().size() && Names.isName(memory.tokens(), verb + 1);
        }
        boolean follows = noun > verb && noun - verb <= 5;
        boolean beforeIsName = verb > 0
                && IntStream.range(0, verb)
                        .allMatch(i -> Character.isUpperCase(
                                        memory.tokens().get(i).text().codePointAt(0))
                                && !memory.tokens().get(i).is("DET"));
        return follows && beforeIsName;
    }

    /** "The guest name is Orchid". */
    private boolean hasNewsSoonAfter(ReadMemory memory, int at) {
        int end = Math.min(at + 5, memory.tokens().size());
        return IntStream.range(at + 1, end).anyMatch(i -> isNews(memory, i));
    }

    private boolean hasTime(ReadMemory memory) {
        boolean dated =
                Duration.between(memory.memory().validFrom(), memory.memory().saidAt())
                                .abs()
                                .compareTo(Duration.ofDays(1))
                        > 0;
        return dated
                || memory.times().stream().anyMatch(time -> time.kind() != TimeExpression.Kind.DURATION)
                || ClockTime.isIn(memory.memory().text())
                || any(memory, i -> isEarlyYear(memory, i))
                || memory.tokens().stream()
                        .anyMatch(
                                token -> CLOCK_OR_CALENDAR.matcher(token.text()).matches());
    }

    /** "Built in 1890"; without the word before it such a number counts something. */
    private static boolean isEarlyYear(ReadMemory memory, int at) {
        return at > 0
                && memory.tokens().get(at).text().matches("1[0-8]\\d{2}")
                && BEFORE_A_YEAR.contains(QuestionWords.lower(memory.tokens().get(at - 1)))
                && (at + 1 == memory.tokens().size()
                        || !Set.of("NOUN", "PROPN")
                                .contains(memory.tokens().get(at + 1).tag()));
    }

    private static boolean hasDuration(ReadMemory memory) {
        boolean counted = IntStream.range(0, memory.tokens().size() - 1)
                .anyMatch(i -> memory.tokens().get(i).is("NUM")
                        && (QuestionWords.TIME_NOUNS.contains(memory.lemmas().get(i + 1))
                                || memory.lemmas().get(i + 1).equals("minute")));
        return counted
                || says(memory, LASTING)
                || memory.times().stream()
                        .anyMatch(time -> time.kind() == TimeExpression.Kind.DURATION
                                || time.from() != null
                                        && time.to() != null
                                        && time.span().text().matches("(?i)from .*"));
    }

    private boolean hasNumber(ReadMemory memory) {
        if (question.said().contains("number")) {
            return any(
                    memory,
                    i -> memory.tokens().get(i).text().matches(isNumber(memory) ? ".*\\d.*" : ".*\\d{3}.*")
                            && !memory.isInTime(i));
        }
        boolean number = any(
                memory,
                i -> (memory.tokens().get(i).is("NUM")
                                || memory.tokens().get(i).text().matches(".*\\d.*"))
                        && !memory.isInTime(i));
        boolean age = question.said().contains("old")
                && !memory.times().isEmpty()
                && memory.lemmas().contains("bear");
        return number || age;
    }

    private boolean isMeans(ReadMemory memory, int at) {
        return MEANS.contains(QuestionWords.lower(memory.tokens().get(at)))
                && IntStream.range(at + 1, Math.min(at + 5, memory.tokens().size()))
                        .anyMatch(i -> isNews(memory, i));
    }

    private static boolean isNumber(ReadMemory memory) {
        return memory.lemmas().contains("number")
                || memory.memory().key().toLowerCase(Locale.ROOT).contains("number");
    }

    private static boolean hasRecurrence(ReadMemory memory) {
        return memory.times().stream().anyMatch(time -> time.kind() == TimeExpression.Kind.RECURRENCE);
    }

    private static boolean isPurpose(ReadMemory memory, int at) {
        return at > memory.verb() + 1
                && at + 1 < memory.tokens().size()
                && (memory.tokens().get(at).says("to")
                                && memory.tokens().get(at + 1).is("VERB")
                        || memory.tokens().get(at).says("for"));
    }

    /** Whether the word tells something that the question did not. */
    private boolean isNews(ReadMemory memory, int at) {
        Token token = memory.tokens().get(at);
        String lemma = memory.lemmas().get(at);
        return QuestionWords.tellsSomething(token)
                && !memory.isInTime(at)
                && !question.said().contains(lemma)
                && !self.isWord(QuestionWords.lower(token))
                && (!QuestionWords.LIGHT.contains(lemma) || isObject(memory, at));
    }

    /** "Plays go": right after a verb, at the end, even such a word is a thing. */
    private static boolean isObject(ReadMemory memory, int at) {
        return at == memory.verb() + 1
                && memory.tokens().get(at - 1).is("VERB")
                && !Lemmas.isAuxiliary(memory.tokens().get(at - 1))
                && (at + 1 == memory.tokens().size()
                        || memory.tokens().get(at + 1).is("PUNCT"));
    }

    private static boolean says(ReadMemory memory, Set<String> words) {
        return memory.tokens().stream().anyMatch(token -> words.contains(QuestionWords.lower(token)));
    }

    private static boolean any(ReadMemory memory, IntPredicate test) {
        return IntStream.range(0, memory.tokens().size()).anyMatch(test);
    }
}
