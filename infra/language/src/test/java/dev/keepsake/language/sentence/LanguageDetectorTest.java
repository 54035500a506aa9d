// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageDetectorTest {

    private static final LanguageDetector DETECTOR = new LanguageDetector();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "My neighbour keeps bees on the roof of the school.",
                "i moved to lyon",
                "Petra runs the bakery",
                "Sold two boats, kept one canoe",
                "Don’t like cilantro",
                "Ünal and I met in Zürich at the opera.",
                "Does Sakura like okonomiyaki?",
                "Why did Esperanza leave Valparaíso?",
                "Moved from Düsseldorf to São Paulo",
                "Did Renata order gnocchi alla romana?",
                "Mr. Okafor bakes rye bread.",
                "Anders bought a boat in Kiel."
            })
    void takesEnglishForEnglish(String text) {
        assertThat(DETECTOR.isEnglish(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Meine Schwester arbeitet in einer Gärtnerei bei Ulm.",
                "Vivo en Sevilla con mi abuelo.",
                "J'habite Lille avec ma soeur",
                "Mam na imię Ola i mieszkam w Gdyni.",
                "Hans is in Kassel geboren, sagt Lena",
                "En Pau i la Marta viuen a Girona",
                "Is Johanna de zus van Pieter?",
                "私は京都に住んでいます。",
                "Мой брат живёт в Омске.",
                "누나는 부산에서 일해요"
            })
    void takesNoOtherLanguageForEnglish(String text) {
        assertThat(DETECTOR.isEnglish(text)).isFalse();
    }
}
