// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.statement.Skipped.Reason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForeignTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hallo, kannst du mir beim Umzug helfen",
                "Warum fällt die Heizung ständig aus",
                "Könnten Sie das Formular prüfen",
                "hola, puedes revisar mi carta",
                "¿Dónde está la llave",
                "Pourquoi le train est en retard"
            })
    void knowsQuestionsByTheirOpening(String said) {
        assertThat(Foreign.reason(said)).contains(Reason.QUESTION);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Schreibe einen Brief an das Amt.",
                "Por favor, traduce esta carta.",
                "Explícame la regla otra vez."
            })
    void knowsOrders(String said) {
        assertThat(Foreign.reason(said)).contains(Reason.INSTRUCTION);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ob wir im Mai umziehen, wissen wir noch nicht.",
                "ob sie zusagt weiß keiner",
                "Ich weiß nicht, ob das Rad noch da ist.",
                "No sé si mi hermana viene.",
                "Je ne sais pas encore si je reste.",
                "Wäre das Boot billiger, hätten wir es längst.",
                "Angenommen, das Dach ist undicht.",
                "Supongamos que vendo el piso."
            })
    void knowsWhatIsLeftOpen(String said) {
        assertThat(Foreign.reason(said)).contains(Reason.HYPOTHETICAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Buenas tardes, señora", "hola, qué tal", "Nein, danke.", "No hace falta."})
    void knowsCourtesies(String said) {
        assertThat(Foreign.reason(said)).contains(Reason.SMALL_TALK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hallo, meine Schwester wohnt jetzt in Graz.",
                "Merk dir, dass ich keine Nüsse esse.",
                "Recuerda que el martes trabajo de noche."
            })
    void keepsWhatTells(String said) {
        assertThat(Foreign.reason(said)).isEmpty();
    }
}
