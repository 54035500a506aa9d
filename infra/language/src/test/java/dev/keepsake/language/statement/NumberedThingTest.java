// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A thing whose name begins like an order, and an order that names a thing. */
class NumberedThingTest {
    private final LocalStatementExtractor extractor = new LocalStatementExtractor();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ship 9 sails to Oslo on Fridays.    | Ship 9
            Plant C makes valves.               | Plant C
            Load4 stands in yard 3.             | Load4
            Play 3 was cancelled.               | Play 3
            Open day is on 9 May.               | Open day
            Call centre opens at seven.         | Call centre
            """)
    void isWhatTheStatementIsAbout(String said, String entity) {
        assertThat(read(said).statements()).extracting(Statement::entity).containsExactly(entity);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Book cabin 9 for Sunday.",
                "Check the boiler works.",
                "Check that the boiler is off.",
                "Open gate 7 and close gate 8.",
                "Call Vera when she leaves.",
                "Set alarm 3 to six."
            })
    void isNotMadeOfAnOrder(String said) {
        assertThat(read(said).statements()).isEmpty();
    }

    private Extraction read(String said) {
        return extractor.extract(Utterance.of(said, "Nadia", Instant.parse("2026-03-10T18:00:00Z"), ZoneOffset.UTC));
    }
}
