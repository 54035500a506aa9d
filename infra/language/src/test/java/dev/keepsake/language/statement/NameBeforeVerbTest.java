// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameBeforeVerbTest {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            Oleg paints the fence.           | Oleg
            Zoë plays the harp.              | Zoë
            Jo plays the harp.               | Jo
            Jürgen lives in Gdańsk.          | Jürgen
            Hope drives a red van.           | Hope
            Will lives in Ulm.               | Will
            Will is my brother.              | Will
            Cleo hates coriander.            | Cleo
            Cleo manages the bakery.         | Cleo
            """)
    void whatSomebodyNamedDoesIsAboutThem(String said, String entity) {
        assertThat(EXTRACTOR.extract(utterance(said)).statements())
                .singleElement()
                .satisfies(statement -> {
                    assertThat(statement.entity()).isEqualTo(entity);
                    assertThat(statement.text()).startsWith(entity + " ");
                });
    }

    @Test
    void aVerbInTheThirdPersonIsNeverAboutTheSpeaker() {
        assertThat(EXTRACTOR.extract(utterance("Still plays the harp.")).statements())
                .noneMatch(statement -> statement.text().startsWith("Rosa still"));
    }

    private static Utterance utterance(String said) {
        return Utterance.of(said, "Rosa", Instant.parse("2026-06-16T09:00:00Z"), ZoneOffset.UTC);
    }
}
