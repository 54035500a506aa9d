// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatementNormalizerTest {

    private final StatementNormalizer normalizer = new StatementNormalizer();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rosa keeps bees.       | rosa  KEEPS bees!
            Rosa doesn't eat meat. | Rosa doesn’t eat meat
            Ｒｏｓａ keeps bees.     | Rosa keeps bees.
            Rosa keeps\u200b bees. | Rosa keeps bees
            """)
    void givesOneFingerprintToWhatOnlyLooksDifferent(String one, String other) {
        assertThat(normalizer.fingerprint(one)).isEqualTo(normalizer.fingerprint(other));
        assertThat(normalizer.similarityTo(one).applyAsDouble(other)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rosa keeps four hives.          | Rosa doesn't keep four hives.
            Rosa was born on 3 May 1990.    | Rosa was born on 4 May 1990.
            The hives of Rosa stand in Ulm. | The hives of Rosa stand in Bern.
            Rosa has 4 hives.               | Rosa has 5 hives.
            """)
    void neverTakesADifferentNumberDateNameOrDenialForTheSame(String one, String other) {
        assertThat(normalizer.similarityTo(one).applyAsDouble(other)).isLessThan(StatementNormalizer.SAME);
    }

    @Test
    void takesASlightlyDifferentWordingForTheSame() {
        assertThat(normalizer
                        .similarityTo("Rosa keeps four hives behind the mill.")
                        .applyAsDouble("Rosa keeps the four hives just behind the mill."))
                .isGreaterThanOrEqualTo(StatementNormalizer.SAME);
    }

    @Test
    void keepsDifferentThingsApart() {
        assertThat(normalizer.similarityTo("Rosa keeps bees.").applyAsDouble("Rosa plays the harp."))
                .isLessThan(0.5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rosa's hives aren't 'new'",
                "  two\tlines\nof 3.5 kg -- it's (really) so!",
                "'tis",
                "dogs' beds",
                "a\u0000b",
                "..."
            })
    void readsAsciiAsItReadsAnyText(String text) {
        String withAnother = normalizer.fingerprint(text + " \u00e9");

        assertThat(withAnother).isEqualTo((normalizer.fingerprint(text) + " \u00e9").strip());
    }

    @Test
    void keepsTextsOfOtherScriptsApart() {
        assertThat(normalizer.fingerprint("猫が好き。")).isNotEqualTo(normalizer.fingerprint("犬が好き。"));
    }
}
