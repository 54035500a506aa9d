// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.search.FoundMemory;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfThePastTest {
    private static final Answering ANSWERING = Answering.load();
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 2));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo used to smoke.                               | Do I smoke?
            Teo used to smoke.                               | Do I still smoke?
            Mara used to be a nurse.                         | Is Mara a nurse?
            Teo formerly worked at Brunner.                  | Do I work at Brunner?
            Teo is a former pilot.                           | Am I a pilot?
            When Teo was ten, Teo played the violin.         | Do I play the violin?
            Back then Teo drove a Skoda.                     | Do I drive a Skoda?
            Teo used to like jazz.                           | Do I like jazz?
            Teo no longer eats fish.                         | Do I eat fish?
            Teo gave up smoking.                             | Do I smoke?
            Teo doesn't ride horses any more.                | Do I ride horses?
            """)
    void deniesThatWhatIsOverIsSo(String known, String question) {
        assertThat(answer(question, known)).startsWith("No. ").endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo used to smoke.                               | Did I smoke?
            Teo used to smoke.                               | Did I use to smoke?
            Teo used to smoke.                               | Have I ever smoked?
            Teo no longer smokes.                            | Did I smoke?
            """)
    void affirmsThatWhatIsOverWasSo(String known, String question) {
        assertThat(answer(question, known)).startsWith("Yes. ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo formerly worked at Brunner.                  | Where do I work?
            Teo lived in Graz back then.                     | Where do I live?
            When Teo was ten, Teo played the violin.         | Which instrument do I play?
            As a child Teo learned to swim in a lake.        | Do I swim?
            Teo used to hate olives.                         | Do I like olives?
            Teo never used to drink tea.                     | Do I drink tea?
            Teo was married to Lea.                          | Am I married?
            """)
    void saysNothingOfThePresent_whenOnlyThePastIsKnown(String known, String question) {
        assertThat(answer(question, known)).isEmpty();
    }

    @Test
    void answersThePresentByThePresent_andThePastByThePast() {
        String[] homes = {"Teo used to live in Rome.", "Teo lives in Oslo."};

        assertThat(answer("Where do I live?", homes)).contains("Oslo");
        assertThat(answer("Where did I use to live?", homes)).contains("Rome");
        assertThat(answer("Where did I live?", homes)).contains("Rome");
        assertThat(answer("Do I live in Rome?", homes)).startsWith("No. ");
        assertThat(answer("Where did I use to live?", "Teo lives in Oslo.")).isEmpty();
    }

    @Test
    void readsThePastPartOfAStatementApart() {
        String both = "Teo used to play chess; now Teo plays tennis.";

        assertThat(answer("Do I play tennis?", both)).startsWith("Yes. ");
        assertThat(answer("Do I play chess?", both)).startsWith("No. ");
        assertThat(answer("Where do I live?", "Teo moved to Linz in 2019 and used to live in Graz."))
                .contains("Linz");
    }

    @Test
    void doesNotTakeATool_orAHabitStillKept_forThePast() {
        assertThat(answer("What did I use to hang the shelf?", "Teo used a drill to hang the shelf."))
                .contains("drill");
        assertThat(answer("Do I ring Ada?", "Teo rings Ada once a week.")).startsWith("Yes. ");
    }

    private static String answer(String question, String... known) {
        List<FoundMemory> found = IntStream.range(0, known.length)
                .mapToObj(i -> new FoundMemory(
                        AMemory.in(SPACE, known[i])
                                .about(known[i].contains("Mara") ? "Mara" : "Teo")
                                .build(),
                        0.8 - i * 0.1))
                .toList();
        return ANSWERING
                .answer(question, found, "teo", NOW, ZoneOffset.UTC)
                .map(ComposedAnswer::text)
                .orElse("");
    }
}
