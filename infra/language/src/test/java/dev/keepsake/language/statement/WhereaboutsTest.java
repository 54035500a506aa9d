// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WhereaboutsTest {
    @ParameterizedTest
    @CsvSource({
        "My sister Mara moved to Porto., in Porto",
        "I teach at Norvik., at Norvik",
        "We are flying to Lisbon in March., in Lisbon",
        "She lives in San Sebastián now., in San Sebastián"
    })
    void theOnePlaceThatIsNamedIsMeant(String sentence, String place) {
        assertThat(Whereabouts.in(sentence)).contains(place);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I gave the keys to Tom.",
                "My brother went to Oslo and Bergen.",
                "We ate at Tom's.",
                "The exam is in March.",
                "I lived in Bonn and worked in Cologne."
            })
    void noPlaceOrSeveralMeanNone(String sentence) {
        assertThat(Whereabouts.in(sentence)).isEmpty();
    }

    @Test
    void thereIsPointsNowhere() {
        assertThat(Whereabouts.pointsThere("She loves it there.")).isTrue();
        assertThat(Whereabouts.pointsThere("There is a cafe.")).isFalse();
        assertThat(Whereabouts.put("He trains over there every Sunday", "in Porto"))
                .isEqualTo("He trains in Porto every Sunday");
    }
}
