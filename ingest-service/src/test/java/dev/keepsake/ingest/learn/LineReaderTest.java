// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.LocalStatementExtractor;
import dev.keepsake.language.statement.Skipped;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.Utterance;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
    private static final Instant AT = Instant.parse("2026-03-10T18:00:00Z");

    private final List<Utterance> heard = new ArrayList<>();

    @Test
    void theAssistantTeachesNothingButItsQuestionGivesAnAnswerItsSense() {
        List<Line> lines = List.of(
                line(0, Speaker.ASSISTANT, null, "Do you still row?"), line(1, Speaker.USER, null, "Yes, daily."));

        reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(heard).singleElement().satisfies(utterance -> {
            assertThat(utterance.precedingQuestion()).isEqualTo("Do you still row?");
            assertThat(utterance.speakerName()).isEqualTo("Ida");
        });
    }

    @Test
    void aReminderAskedForInANoteIsATaskOfItsOwnDay() {
        List<Line> lines = List.of(line(0, Speaker.USER, null, "Please remind me to water the ferns tomorrow."));

        Lesson note = new LineReader(new LocalStatementExtractor()).read(source(SourceKind.NOTE, null), lines);
        Lesson chat = new LineReader(new LocalStatementExtractor()).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(note.candidates()).singleElement().satisfies(candidate -> {
            assertThat(candidate.text()).isEqualTo("Ida has to water the ferns on 11 March 2026.");
            assertThat(candidate.quote()).startsWith("Please remind me to water");
            assertThat(candidate.fact().category()).isEqualTo(Category.TASK);
        });
        assertThat(chat.candidates()).isEmpty();
    }

    @Test
    void inAGroupEachStatementBelongsToWhoSaidIt() {
        List<Line> lines = List.of(
                line(0, Speaker.USER, "Bo", "I row."),
                line(1, Speaker.USER, "Cleo", "I swim."),
                line(2, Speaker.USER, "Bo", "She dives."));

        Lesson lesson = reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(lesson.candidates()).extracting(Candidate::speaker).containsExactly("Bo", "Cleo", "Bo");
        assertThat(heard.get(2).previousLines()).containsExactly("I row.");
    }

    @Test
    void aLineThatIsTakenBackTeachesNothing() {
        List<Line> lines = List.of(
                line(0, Speaker.USER, null, "I eat nails."),
                line(1, Speaker.ASSISTANT, null, "Really?"),
                line(2, Speaker.USER, null, "lol jk, I eat oats."));

        Lesson lesson = reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(lesson.candidates()).extracting(Candidate::line).containsExactly(2);
    }

    @Test
    void aStatementWhoseQuoteIsNotInTheLineIsDropped() {
        StatementExtractor inventing =
                utterance -> new Extraction(List.of(statement("Ida owns a boat.", new Span(0, 4, "boat"))), List.of());

        Lesson lesson =
                reader(inventing).read(source(SourceKind.NOTE, null), List.of(line(0, Speaker.USER, null, "I row.")));

        assertThat(lesson.candidates()).isEmpty();
        assertThat(lesson.unsupported()).isEqualTo(1);
    }

    @Test
    void aFragmentIsKeptWordForWordInANoteOnly() {
        StatementExtractor nothing = utterance ->
                new Extraction(List.of(), List.of(new Skipped(new Span(0, 1, "L"), Skipped.Reason.NO_CONTENT)));
        List<Line> lines = List.of(line(0, Speaker.USER, null, " Locker: 114 "));

        assertThat(reader(nothing).read(source(SourceKind.NOTE, null), lines).candidates())
                .extracting(Candidate::text)
                .containsExactly("Locker: 114");
        assertThat(reader(nothing)
                        .read(source(SourceKind.CONVERSATION, null), lines)
                        .candidates())
                .isEmpty();
    }

    @Test
    void wordsOfANoteThatSpeakOfThePersonNameThem() {
        List<Line> lines = List.of(line(0, Speaker.USER, null, "Always answer me in Danish."));

        assertThat(new LineReader(new LocalStatementExtractor())
                        .read(source(SourceKind.NOTE, null), lines)
                        .candidates())
                .singleElement()
                .satisfies(candidate -> {
                    assertThat(candidate.entity()).isEqualTo("Ida");
                    assertThat(candidate.text())
                            .isEqualTo("Ida said on 10 March 2026: \"Always answer me in Danish.\"");
                    assertThat(candidate.quote()).isEqualTo("Always answer me in Danish.");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"?! ...", "🎉🎉", "\u200e\u200b", "\u3164"})
    void marksAndEmojiTeachNothingAndSaySo(String text) {
        for (SourceKind kind : List.of(SourceKind.NOTE, SourceKind.CONVERSATION)) {
            Lesson lesson = new LineReader(new LocalStatementExtractor())
                    .read(source(kind, null), List.of(line(0, Speaker.USER, null, text)));

            assertThat(lesson.candidates()).isEmpty();
            assertThat(lesson.whyNothing()).contains("no words");
        }
    }

    @Test
    void whatThePersonSaysItIsDecidesOverTheWords() {
        Lesson lesson = reader(this::wholeLine)
                .read(source(SourceKind.NOTE, Category.TASK), List.of(line(0, Speaker.USER, null, "I row.")));

        assertThat(lesson.candidates()).singleElement().satisfies(candidate -> {
            assertThat(candidate.fact().category()).isEqualTo(Category.TASK);
            assertThat(candidate.fact().kind()).isEqualTo(Kind.PLAN);
            assertThat(candidate.fact().importance()).isEqualTo(Importance.HIGH);
        });
    }

    @Test
    void whatSomebodyConfirmsRestsOnTheSentenceThatSaidItToo() {
        StatementExtractor confirming = utterance -> new Extraction(
                utterance.text().startsWith("Yes")
                        ? List.of(statement("Ida rows on the Elbe every Sunday.", new Span(0, 13, "Yes, exactly.")))
                        : List.of(),
                List.of());
        List<Line> lines = List.of(
                line(0, Speaker.ASSISTANT, null, "Let me recap. You row on the Elbe every Sunday. Good for you!"),
                line(1, Speaker.USER, null, "Yes, exactly."));

        Lesson lesson = reader(confirming).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(lesson.candidates())
                .extracting(Candidate::confirmed)
                .containsExactly(new Candidate.Said(0, "You row on the Elbe every Sunday.", null));
    }

    @Test
    void messagesOfOneTimeAreSaidOneAfterAnother_butTheLinesOfANoteAtOnce() {
        List<Line> lines =
                List.of(line(0, Speaker.USER, null, "I row daily."), line(1, Speaker.USER, null, "I quit rowing."));

        Lesson conversation = reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);
        Lesson note = reader(this::wholeLine).read(source(SourceKind.NOTE, null), lines);

        assertThat(conversation.candidates()).extracting(Candidate::saidAt).containsExactly(AT, AT.plusNanos(1_000));
        assertThat(note.candidates()).extracting(Candidate::saidAt).containsExactly(AT, AT);
    }

    @Test
    void saysWhyNothingWasLearned() {
        StatementExtractor supposing = utterance -> new Extraction(
                List.of(),
                List.of(new Skipped(
                        new Span(0, utterance.text().length(), utterance.text()), Skipped.Reason.HYPOTHETICAL)));

        Lesson lesson = reader(supposing)
                .read(source(SourceKind.NOTE, null), List.of(line(0, Speaker.USER, null, "If it rains, I row.")));

        assertThat(lesson.candidates()).isEmpty();
        assertThat(lesson.whyNothing()).contains("what may be or would be");
    }

    private LineReader reader(StatementExtractor extractor) {
        return new LineReader(utterance -> {
            heard.add(utterance);
            return extractor.extract(utterance);
        });
    }

    private Extraction wholeLine(Utterance utterance) {
        String text = utterance.text();
        return new Extraction(List.of(statement(text, new Span(0, text.length(), text))), List.of());
    }

    private static Statement statement(String text, Span quote) {
        return new Statement(
                text,
                quote,
                "Ida",
                "row",
                "daily",
                Statement.Kind.DETAIL,
                Statement.Category.FACT,
                0.5,
                null,
                null,
                false);
    }

    private static Line line(int position, Speaker role, @Nullable String name, String text) {
        return new Line(position, role, name, AT, text, null, false);
    }

    private static Source source(SourceKind kind, @Nullable Category category) {
        return new Source(
                SourceId.ofCall(UUID.randomUUID()),
                new SpaceId(UUID.randomUUID()),
                Source.DEFAULT_SCOPE,
                kind,
                null,
                Arrival.through("test"),
                new Person("Ida", ZoneOffset.UTC),
                new Marks(category, category == null ? null : Importance.HIGH),
                AT);
    }

    @Test
    void whatIsTakenBackIsTheLineThatSpokeOfTheSame() {
        List<Line> lines = List.of(
                line(0, Speaker.USER, null, "the Marlow job is done"),
                line(1, Speaker.USER, null, "I row."),
                line(2, Speaker.USER, null, "scratch that, the Marlow job is off"));

        Lesson lesson = reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(lesson.candidates()).extracting(Candidate::line).containsExactly(1, 2);
    }

    @Test
    void aQuestionWithoutItsMarkGivesAnAnswerItsSense() {
        List<Line> lines =
                List.of(line(0, Speaker.USER, "Bo", "where do you row"), line(1, Speaker.USER, "Cleo", "On the Elbe."));

        reader(this::wholeLine).read(source(SourceKind.CONVERSATION, null), lines);

        assertThat(heard.get(1).precedingQuestion()).isEqualTo("where do you row?");
    }
}
