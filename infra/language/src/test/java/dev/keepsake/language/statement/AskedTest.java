// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AskedTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            how's your shoulder               | how's your shoulder?
            Nice one. did you call the bank   | Nice one. did you call the bank?
            wie heißt dein Hund               | wie heißt dein Hund?
            Who is Greta?                     | Who is Greta?
            """)
    void asksByItsMarkOrByItsOpening(String line, String question) {
        assertThat(Asked.in(line)).contains(question);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"I asked how it works.", "Good news, the bank called", "What a day", "Mein Hund heißt Bruno"})
    void whatTellsSomethingAsksNothing(String line) {
        assertThat(Asked.in(line)).isEmpty();
    }

    @Test
    void aQuestionBeforeTheLastSentenceIsNoneToAnswer_withoutItsMark() {
        assertThat(Asked.in("did you call the bank. I did.")).isEmpty();
    }
}
