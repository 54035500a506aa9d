// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.sentence.LegibleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text as long as the contract allows that no person would write. */
class UnreadableTextTest {
    private static final int LONGEST = 20_000;

    @ParameterizedTest
    @ValueSource(
            strings = {"(", ".", "!", "…", "]", "a.", "- ", "1. ", "> ", "haha ", "no, ", "\n", "{\n", "7", "<ab> "})
    void teachesNothing_whenOneSignGoesOnAndOn(String sign) {
        assertThat(Rosa.says(sign.repeat(LONGEST / sign.length())).statements()).isEmpty();
    }

    @Test
    void readsTheWordsBesideALetterWithThousandsOfMarks() {
        String overladen = "a" + "\u0301\u0327".repeat(2_500);

        Extraction extraction = Rosa.says("I keep bees.\n" + overladen + "\nMy brother Tilo rows.");

        assertThat(extraction.statements())
                .extracting(Statement::text)
                .satisfiesExactly(
                        bees -> assertThat(bees).startsWith("Rosa keeps bees"),
                        rows -> assertThat(rows).startsWith("Rosa's brother Tilo rows"));
    }

    @Test
    void leavesTextAloneWhoseMarksBelongToIt() {
        String vietnamese = "Tie\u0302\u0301ng Vie\u0323\u0302t, שָׁלוֹם, नमस्ते";

        assertThat(LegibleText.of(vietnamese)).isSameAs(vietnamese);
        assertThat(LegibleText.isOverladen(vietnamese)).isFalse();
    }

    @Test
    void keepsTheLengthOfTextWhoseMarksAreTooMany() {
        String overladen = "I like a" + "\u0301".repeat(40) + " and b";

        String legible = LegibleText.of(overladen);

        assertThat(legible)
                .hasSameSizeAs(overladen)
                .startsWith("I like a\u0301")
                .endsWith(" and b");
        assertThat(LegibleText.isOverladen(legible)).isTrue();
    }

    @Test
    void readsEveryOneOfManyTimesInALine() {
        Extraction extraction = Rosa.says("I swam three days ago. ".repeat(200));

        assertThat(extraction.statements())
                .hasSize(200)
                .allSatisfy(statement -> assertThat(statement.text()).contains("13 June 2026"));
    }
}
