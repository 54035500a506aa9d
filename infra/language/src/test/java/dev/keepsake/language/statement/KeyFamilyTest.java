// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statements of one matter come under one key, whatever their verbs. */
class KeyFamilyTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I love okra.                   | I can't stand okra any more.
            I love okra.                   | I hate okra, it is slimy.
            I live in Bruges.              | I moved to Ghent last week.
            I work at Maes Textiles.       | I quit my job at Maes Textiles.
            I play the oboe.               | I stopped playing the oboe.
            I play the oboe.               | I don't play the oboe any more.
            I have a canoe.                | I sold my canoe.
            I work at Norvik.              | I quit Norvik in March.
            I work at Norvik.              | I started my new job at Belden.
            I love okra.                   | I'm a big fan of okra.
            My favourite colour is green.  | Green is my favourite colour.
            I'm 34.                        | I just turned thirty-five.
            My son is 9 years old.         | My son is ten.
            I live in Bruges.              | I've lived in Bruges for nine years.
            """)
    void aChangeComesUnderTheKeyOfWhatItChanges(String before, String after) {
        assertThat(KeyPolarity.matter(statement(after).key()))
                .isEqualTo(statement(before).key());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I love okra.       | I love jazz.
            I love it.         | I hate that.
            I live in Bruges.  | I live with my aunt.
            I live in Bruges.  | My office moved to Ghent.
            I'm 34.            | We are 12.
            """)
    void differentMattersKeepDifferentKeys(String one, String other) {
        assertThat(Rosa.says(other).statements())
                .noneMatch(said -> said.key().equals(keyOf(one)) && !said.key().equals("said"));
    }

    @Test
    void whatIsSetApartFromANamesakeIsAnotherEntity() {
        assertThat(statement("Bloom (the company) cancelled our order.").entity())
                .isEqualTo("Bloom (the company)");
    }

    private static String keyOf(String said) {
        return Rosa.says(said).statements().stream()
                .map(Statement::key)
                .findFirst()
                .orElse("");
    }

    private static Statement statement(String said) {
        return Rosa.says(said).statements().get(0);
    }
}
