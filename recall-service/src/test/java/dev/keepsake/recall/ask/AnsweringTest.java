// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class AnsweringTest {
    private static final Answering ANSWERING = Answering.load();
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 2));
    static final List<String> ANSWERED = AnsweringTable.ANSWERED;
    static final List<String> UNANSWERED = AnsweringTable.UNANSWERED;

    @ParameterizedTest
    @FieldSource("ANSWERED")
    void answersWithTheMemoryThatSaysIt(String line) {
        String[] sides = line.split(" => ", 2);

        assertThat(ask(sides[0]).map(ComposedAnswer::text))
                .hasValueSatisfying(text -> assertThat(text).contains(sides[1]));
    }

    @ParameterizedTest
    @FieldSource("UNANSWERED")
    void saysNothing_whenTheMemoriesAreOfAnotherPersonOrAnotherSide(String question) {
        assertThat(ask(question).map(ComposedAnswer::text)).isEmpty();
    }

    @Test
    void addsNothingToTheWordsOfTheMemory() {
        assertThat(ask("Where does my sister live?")).hasValueSatisfying(answer -> {
            assertThat(answer.text()).isEqualTo("Teo's sister Ilse lives in Bruges.");
            assertThat(answer.memories()).hasSize(1);
            assertThat(answer.clash()).isFalse();
        });
    }

    @Test
    void tellsBothSides_whenMemoriesClash() {
        List<FoundMemory> found = List.of(
                found(AMemory.in(SPACE, "The gate code is 4410.")
                        .about("gate")
                        .keyed("code")
                        .with(MemoryStatus.CLASH)),
                found(AMemory.in(SPACE, "The gate code is 9921.")
                        .about("gate")
                        .keyed("code")
                        .with(MemoryStatus.CLASH)));

        Optional<ComposedAnswer> answer = ANSWERING.answer("What is the gate code?", found, "teo", NOW, ZoneOffset.UTC);

        assertThat(answer).hasValueSatisfying(given -> {
            assertThat(given.text()).contains("4410").contains("9921");
            assertThat(given.clash()).isTrue();
            assertThat(given.memories()).hasSize(2);
        });
    }

    @Test
    void namesAllWhomANameMayMean_andPicksNone() {
        List<FoundMemory> found = List.of(
                found(AMemory.in(SPACE, "Robin Vega keeps two llamas.").about("Robin Vega")),
                found(AMemory.in(SPACE, "Robin Okoro is a pilot.").about("Robin Okoro")));

        Reading ambiguous = ANSWERING.read("Is Robin a pilot?", found, "teo", NOW, ZoneOffset.UTC);

        assertThat(ambiguous.namesakes()).containsExactly("Robin Okoro", "Robin Vega");
        assertThat(ambiguous.answer())
                .hasValueSatisfying(answer -> assertThat(answer.text())
                        .startsWith("Several people have this name: Robin Okoro, Robin Vega.")
                        .contains("Robin Okoro is a pilot."));
        assertThat(ANSWERING.answer("Is Robin Vega a pilot?", found, "teo", NOW, ZoneOffset.UTC))
                .isEmpty();
        assertThat(ANSWERING
                        .read("Is Robin Okoro a pilot?", found, "teo", NOW, ZoneOffset.UTC)
                        .namesakes())
                .isEmpty();
    }

    @Test
    void joinsSeveralMemories_whenTheQuestionAsksForMany() {
        List<FoundMemory> found = List.of(
                found(AMemory.in(SPACE, "Teo speaks the language Dutch.").about("Teo")),
                found(AMemory.in(SPACE, "Teo speaks French, his second language.")
                        .about("Teo")));

        Optional<ComposedAnswer> answer =
                ANSWERING.answer("Which languages do I speak?", found, "teo", NOW, ZoneOffset.UTC);

        assertThat(answer).hasValueSatisfying(given -> assertThat(given.text()).contains("Dutch", "French"));
    }

    @Test
    void takesAProposalOrACondition_forNoAnswer() {
        List<FoundMemory> found = List.of(
                found(AMemory.in(SPACE, "The assistant suggested that Teo could book the Hotel Bellavista.")
                        .about("Teo")),
                found(AMemory.in(SPACE, "If the offer comes, Teo would move to Bergen.")
                        .about("Teo")));

        assertThat(ANSWERING.answer("Did I book the Hotel Bellavista?", found, "teo", NOW, ZoneOffset.UTC))
                .isEmpty();
        assertThat(ANSWERING.answer("Do I live in Bergen?", found, "teo", NOW, ZoneOffset.UTC))
                .isEmpty();
    }

    @Test
    void answersInOtherLanguages_onlyWhenTheWordsAreTheSame() {
        List<FoundMemory> found = List.of(new FoundMemory(
                AMemory.in(SPACE, "Die Sitzung beginnt dienstags um neun Uhr.").build(), 0.8));

        assertThat(ANSWERING.answer("Wann beginnt die Sitzung dienstags?", found, "teo", NOW, ZoneOffset.UTC))
                .isPresent();
        assertThat(ANSWERING.answer("Wie heißt meine Zahnärztin in Leipzig?", found, "teo", NOW, ZoneOffset.UTC))
                .isEmpty();
    }

    @Test
    void answersOfOneNameWithWhatWasSaidOfAnother_whenTheyAreMerged() {
        List<FoundMemory> merged = List.of(found(
                AMemory.in(SPACE, "Liz lives in Bruges.").about("Elizabeth").alsoCalled("Liz")));
        List<FoundMemory> apart =
                List.of(found(AMemory.in(SPACE, "Liz lives in Bruges.").about("Liz")));

        assertThat(ANSWERING.answer("Where does Elizabeth live?", merged, "teo", NOW, ZoneOffset.UTC))
                .isPresent();
        assertThat(ANSWERING.answer("Where does Elizabeth live?", apart, "teo", NOW, ZoneOffset.UTC))
                .isEmpty();
    }

    private static Optional<ComposedAnswer> ask(String question) {
        return ANSWERING.answer(question, known(), "teo", NOW, ZoneOffset.UTC);
    }

    private static List<FoundMemory> known() {
        List<FoundMemory> known = new ArrayList<>();
        for (String line : AnsweringTable.KNOWN) {
            String[] sides = line.split(" \\| ", 2);
            MemoryChanged memory = AMemory.in(SPACE, sides[1]).about(sides[0]).build();
            known.add(new FoundMemory(memory, 0.9 - 0.01 * known.size()));
        }
        return known;
    }

    private static FoundMemory found(AMemory memory) {
        return new FoundMemory(memory.build(), 0.7);
    }
}
