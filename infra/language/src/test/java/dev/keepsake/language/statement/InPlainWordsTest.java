// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The wording of statements: plain, and reading well on their own. */
class InPlainWordsTest {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ghent is where I live.                          | Rosa lives in Ghent.
            my home is in Ghent                             | Rosa lives in Ghent.
            Norvik is my employer.                          | Rosa works at Norvik.
            I started my new job on Monday.                 | Rosa started a new job on 15 June 2026.
            I handed in my notice.                          | Rosa handed in their notice.
            I owe my brother a canoe.                       | Rosa owes Rosa's brother a canoe.
            omgg ok so i made the team                      | Rosa made the team.
            I moved to Ghent and have two cats.             | Rosa moved to Ghent and has two cats.
            I would never move to a city.                   | Rosa would never move to a city.
            My dear late husband Udo and I bought a boat.   | Rosa's dear late husband Udo and Rosa bought a boat.
            """)
    void saysItPlainly(String said, String text) {
        assertThat(texts(said)).containsExactly(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I finally bought the Hartmann cello. It's from 1921.   | The Hartmann cello is from 1921.
            I finally bought the Hartmann cello. It belonged to my aunt. | The Hartmann cello belonged to Rosa's aunt.
            My bike got stolen. It was made in Asti.               | Rosa's bike was made in Asti.
            """)
    void saysWhatItIs_whereTheSentenceBeforeNamesOneThing(String said, String text) {
        assertThat(texts(said)).contains(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I put the lamp on the shelf. It has a crack.
            I bought a bike. It's raining today.
            I bought a bike. It's hard to say goodbye to summer.
            """)
    void leavesItAlone_whereItMayBeAnything(String said) {
        assertThat(texts(said)).noneMatch(text -> text.matches("(?i).*the (?:lamp|shelf|bike) (?:has|is) .*"));
    }

    private static List<String> texts(String said) {
        return EXTRACTOR
                .extract(Utterance.of(said, "Rosa", Instant.parse("2026-06-16T09:00:00Z"), ZoneOffset.UTC))
                .statements()
                .stream()
                .map(Statement::text)
                .toList();
    }

    @Test
    void namesakesStayApart() {
        assertThat(EXTRACTOR
                        .extract(Utterance.of(
                                "Alex Moreau leads design at Norvik. Alex Brandt is my climbing partner. Alex called.",
                                "Rosa",
                                Instant.parse("2026-06-16T09:00:00Z"),
                                ZoneOffset.UTC))
                        .statements())
                .extracting(Statement::entity)
                .containsExactly("Alex Moreau", "Alex Brandt", "Alex");
    }
}
