// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnglishTest {

    @ParameterizedTest
    @CsvSource({"play, plays", "WATCH, watches", "try, tries", "24, 24s"})
    void formsWhatGoesWithAName(String base, String form) {
        assertThat(English.thirdPerson(base)).isEqualTo(form);
    }
}
