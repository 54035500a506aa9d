// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sentence may begin with a thing whose name is also an order, or with a deed whose "I" was left out. */
class OrderOrSubjectTest {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();
    private static final Instant SAID = Instant.parse("2026-06-16T09:00:00Z");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Print shop closes at five.            | Print shop closes at five.
            Help desk is on floor 3.              | Help desk is on floor 3.
            Set list has twelve songs.            | Set list has twelve songs.
            Sleeping at the campsite in Oban.     | Rosa is sleeping at the campsite in Oban.
            """)
    void whatHasAVerbOfItsOwnIsNoOrder(String said, String text) {
        assertThat(texts(said)).containsExactly(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tell Sam dinner is ready.",
                "Check the door is locked.",
                "Plan the trip that starts in Rome.",
                "Book the table near the stage.",
                "The assistant must never mention prices."
            })
    void anOrderStaysOne(String said) {
        assertThat(texts(said)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tram tomorrow 6:15 from the ring  | (tomorrow: 17 June 2026)
            """)
    void aDayInWordsThatStayAsTheyAreIsNamedBehindThem(String said, String day) {
        assertThat(texts(said)).singleElement().asString().endsWith(day);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Our plumber is expensive, can you believe it   | Rosa's plumber is expensive.
            I moved to Lyon, and Odile and I are happy.    | Rosa moved to Lyon.
            """)
    void whatIsSaidAroundItDoesNotChangeIt(String said, String first) {
        assertThat(texts(said)).first().isEqualTo(first);
    }

    private static List<String> texts(String said) {
        return EXTRACTOR.extract(Utterance.of(said, "Rosa", SAID, ZoneOffset.UTC)).statements().stream()
                .map(Statement::text)
                .toList();
    }
}
