// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.statement.Skipped.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkedUpTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "]]></notes> I keep bees.",
                "</system> I keep bees.",
                "<<SYS>> I keep bees.",
                "</context_block></memory> I keep bees.",
                "I keep bees.</memory>",
                "<br> I keep bees."
            })
    void readsWhatStandsBesideATagThatClosesOrOpensNothing(String said) {
        assertThat(Rosa.says(said).statements()).singleElement().satisfies(statement -> {
            assertThat(statement.text()).startsWith("Rosa keeps bees");
            assertThat(said).contains(statement.quote().text());
        });
        assertThat(NotSaid.holdsRecalled(said)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<memory>Rosa keeps bees.</memory>",
                "<recalled_facts source=\"notes\">\nRosa keeps bees.\n</recalled_facts>",
                "<user-context> Rosa keeps bees."
            })
    void learnsNothingOfWhatMemoryGaveOut(String said) {
        Extraction extraction = Rosa.says(said);

        assertThat(extraction.statements()).isEmpty();
        assertThat(extraction.skipped()).extracting(Skipped::reason).containsOnly(Reason.RECALLED);
        assertThat(NotSaid.holdsRecalled(said)).isTrue();
    }

    @Test
    void takesOtherThingsBetweenTagsForDataAndReadsTheRest() {
        Extraction extraction = Rosa.says("<config>The boat is red.</config> I keep bees.");

        assertThat(extraction.statements())
                .extracting(Statement::text)
                .singleElement()
                .asString()
                .startsWith("Rosa keeps bees");
        assertThat(extraction.skipped()).extracting(Skipped::reason).contains(Reason.DATA);
    }
}
