// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Told.before;
import static dev.keepsake.ingest.resolve.Told.later;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A way of life and a habit that breaks it cannot both hold. */
class ExclusionTest {
    private final Resolver resolver = new Resolver();

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Mira is a vegetarian.         | Mira eats bacon for breakfast.
            Mira eats fish every Friday.  | Mira is a strict vegan.
            Mira is vegan.                | Mira eats cheese.
            Mira is a non-smoker.         | Mira smokes ten a day.
            Mira doesn't drink alcohol.   | Mira drinks a beer every evening.
            Mira is an only child.        | Mira has two brothers.
            """)
    void clashes(String known, String told) {
        Memory memory = before("Mira", known);

        assertThat(Resolver.looksBackTo(later("Mira", told))).contains("Mira");
        assertThat(resolver.resolve(later("Mira", told), List.of(memory)))
                .isEqualTo(new Resolution.Clash(List.of(memory)));
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Mira is a vegetarian.         | Mira doesn't eat meat.
            Mira is not a vegetarian.     | Mira eats meat.
            Mira is vegan.                | Mira eats vegan cheese.
            Mira is a vegetarian.         | Mira ate bacon on 3 June 2026.
            Mira is a non-smoker.         | Mira never smokes.
            """)
    void letsStandWhatCanBothHold(String known, String told) {
        assertThat(resolver.resolve(later("Mira", told), List.of(before("Mira", known))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void saysNothingOfAnotherPerson() {
        assertThat(resolver.resolve(
                        later("Mira", "Mira eats bacon."), List.of(before("Paul", "Paul is a vegetarian."))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void givesWayToAChange() {
        Memory vegetarian = before("Mira", "Mira is a vegetarian.");
        Memory single = before("Mira", "Mira is single.");

        assertThat(resolver.resolve(later("Mira", "Mira eats meat again now."), List.of(vegetarian)))
                .isEqualTo(new Resolution.Newer(List.of(vegetarian)));
        assertThat(resolver.resolve(later("Mira", "Mira is married."), List.of(single)))
                .isEqualTo(new Resolution.Newer(List.of(single)));
    }
}
