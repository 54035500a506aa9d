// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The local engine: answers a question from what a search found, or not at all. Thread-safe. */
public final class Answering {
    /** "Was" and "is" open questions in other languages too. */
    private static final Pattern OPENING = Pattern.compile(
            "(?i)\\W*(?:what|which|who|whom|whose|where|when|why|how|does|did|do|are|were|have|is (?!.*\\b(?:het|een|de)\\b))\\b");

    private final QuestionParser parser;
    private final MemoryReader reader;
    private final Thesaurus thesaurus;
    private final LanguageDetector languages;
    private final SentenceTagger tagger;

    private Answering(
            QuestionParser parser,
            MemoryReader reader,
            Thesaurus thesaurus,
            LanguageDetector languages,
            SentenceTagger tagger) {
        this.tagger = tagger;
        this.parser = parser;
        this.reader = reader;
        this.thesaurus = thesaurus;
        this.languages = languages;
    }

    /** Loads the models; takes about a second. */
    public static Answering load() {
        SentenceTagger tagger = new SentenceTagger();
        TemporalResolver times = new TemporalResolver();
        Thesaurus thesaurus = Thesaurus.load();
        return new Answering(
                new QuestionParser(tagger, times, thesaurus),
                new MemoryReader(tagger, times, thesaurus),
                thesaurus,
                new LanguageDetector(),
                tagger);
    }

    /** The past instant a question is confined to ("in 2019"), for a search of what held then. */
    public Optional<Instant> pastTimeOf(String question, Instant now, ZoneId zone) {
        return Optional.ofNullable(parser.parse(question, now, zone).time())
                .flatMap(time -> Optional.ofNullable(time.to()))
                .filter(end -> !end.isAfter(now))
                .map(end -> end.minusMillis(1));
    }

    /** Whether the rules for English hold. A short question with a foreign name is told by the word it opens with. */
    public boolean isEnglish(String question) {
        return OPENING.matcher(question).lookingAt()
                || !OtherLanguages.isTold(question) && languages.isEnglish(question);
    }

    /** As {@link #read}, the answer alone. */
    public Optional<ComposedAnswer> answer(
            String question, List<FoundMemory> found, String person, Instant now, ZoneId zone) {
        return read(question, found, person, now, zone).answer();
    }

    /**
     * Reads memories with a question in mind and answers from them. The answer is empty where none supports one.
     *
     * @param found the best first; every one costs a few milliseconds the first time it is read
     * @param person the name that stands for "I" in the question
     */
    public Reading read(String question, List<FoundMemory> found, String person, Instant now, ZoneId zone) {
        if (!isEnglish(question)) {
            return OtherLanguages.read(question, found);
        }
        AskedQuestion asked = parser.parse(question, now, zone);
        List<ReadMemory> read =
                found.stream().map(memory -> reader.read(memory, zone)).toList();
        SelfNames self = new SelfNames(person);
        Support support = new Support(asked, self, Aliases.in(read, self), thesaurus);
        List<ReadMemory> supporting = support.among(read);
        List<String> namesakes = Namesakes.of(asked.subject(), read);
        return new Reading(
                supporting.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new AnswerComposer(asked, namesakes, support::factualityOf).compose(supporting)),
                read.stream().map(support::bearing).toList(),
                support.unsaid(read),
                namesakes);
    }

    /**
     * Whether an answer that somebody else wrote says what the memories it cites say, and no more. In a language without
     * rules here nothing can be checked, and nothing holds.
     *
     * @param local the answer of this engine
     */
    boolean supports(Asked asked, String answer, List<FoundMemory> cited, Optional<ComposedAnswer> local) {
        if (!isEnglish(asked.question())) {
            return false;
        }
        AskedQuestion parsed = parser.parse(asked.question(), asked.now(), asked.zone());
        List<ReadMemory> read =
                cited.stream().map(memory -> reader.read(memory, asked.zone())).toList();
        SelfNames self = new SelfNames(asked.person());
        SubjectCheck subjects = new SubjectCheck(parsed, self, Aliases.in(read, self), thesaurus);
        return new AnswerSupport(tagger, parsed, subjects, self, thesaurus).admits(answer, read, local);
    }

    /** A question as it was put, by whom and when. */
    record Asked(String question, String person, Instant now, ZoneId zone) {}
}
