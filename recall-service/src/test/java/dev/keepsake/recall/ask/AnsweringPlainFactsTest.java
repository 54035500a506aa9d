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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringPlainFactsTest {
    private static final Answering ANSWERING = Answering.load();
    private static final Instant NOW = Instant.parse("2026-03-10T12:00:00Z");
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 2));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo       | Teo drinks matcha.                          | What do I drink?                 | matcha
            Teo       | Teo plays go.                               | What do I play?                  | go
            Teo       | Teo wears size 43 shoes.                    | What is my shoe size?            | 43
            dinner    | Dinner is at noon.                          | When is dinner?                  | noon
            library   | The library closes at half past eight.      | When does the library close?     | half past eight
            course    | The course starts at 3 pm.                  | What time does the course start? | 3 pm
            rent      | The rent is due on the first.               | When is the rent due?            | first
            Teo       | Teo gets up at half past five.              | When do I get up?                | half past five
            Lea       | Lea is 34 and lives in Bonn.                | How old is Lea?                  | 34
            Nora      | Teo's niece Nora is four.                   | How old is my niece?             | four
            Luna      | Luna is an Icelandic pony.                  | What breed is Luna?              | pony
            Teo's car | Teo's car is a Lancia.                      | What do I drive?                 | Lancia
            Teo       | Teo relocated to Bergamo.                   | Where do I live?                 | Bergamo
            Teo       | Teo works for a bakery.                     | Where do I work?                 | bakery
            lease     | The lease ends on 30 June 2026.             | When does the lease run out?     | 30 June
            flight    | The flight leaves at 7:45.                  | When does the flight depart?     | 7:45
            Lea       | Lea can't have shellfish.                   | What can't Lea eat?              | shellfish
            """)
    void answersPlainFacts(String entity, String known, String question, String answer) {
        assertThat(answer(question, entity, known)).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo loathes karaoke.           | Do I dislike karaoke?  | Yes.
            Teo does not like karaoke.     | Do I hate karaoke?     | Yes.
            Teo enjoys karaoke.            | Do I dislike karaoke?  | No.
            Teo can't have nuts.           | Can I eat nuts?        | No.
            """)
    void weighsWhatIsSaidInOtherWords(String known, String question, String answer) {
        assertThat(answer(question, "Teo", known)).startsWith(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Lea       | Lea is one of four sisters.                 | How old is Lea?
            Lea       | Lea is two hours late.                      | How old is Lea?
            Lea       | Lea is a nuisance.                          | What breed is Lea?
            Teo       | Teo works at 5 Elm Road.                    | When do I work?
            Teo       | Teo ate at nine restaurants.                | When did I eat?
            train     | The train is at platform 9.                 | When is the train?
            course    | The course starts at ten on Mondays.        | Where does the course start?
            Teo       | Teo works for peace.                        | Where do I work?
            Teo's son | Teo's son's car is a Lancia.                | What do I drive?
            Teo       | Teo gets groceries at six.                  | When do I get up?
            Lea       | Lea has a headache.                         | What does Lea eat?
            Lea       | Lea can't have shellfish.                   | What can Lea eat?
            """)
    void saysNothing_whenTheSameWordsTellSomethingElse(String entity, String known, String question) {
        assertThat(answer(question, entity, known)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ich wohne in Leipzig.                       | Was arbeite ich?
            Ich wohne in Leipzig.                       | War ich in Leipzig?
            Die Chefin arbeitet sehr gern abends.       | Wo arbeitet die Chefin?
            Vivo en Sevilla.                            | Tengo un perro?
            """)
    void neverSaysYesInAnotherLanguage_norNamesNoPlaceWhereOneIsAskedFor(String known, String question) {
        assertThat(answer(question, "Teo", known)).doesNotStartWith("Yes").doesNotContain("abends");
    }

    private static String answer(String question, String entity, String known) {
        List<FoundMemory> found =
                List.of(new FoundMemory(AMemory.in(SPACE, known).about(entity).build(), 0.8));
        return ANSWERING
                .answer(question, found, "teo", NOW, ZoneOffset.UTC)
                .map(ComposedAnswer::text)
                .orElse("");
    }
}
