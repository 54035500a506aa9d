// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotationTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Lea said that they moved to Lund.     | We moved to Lund.              | Lea and others moved to Lund.
            Lea said that they're moving.         | We're moving.                  | Lea and others are moving.
            Lea said that their house is blue.    | Our house is blue.             | Lea's house is blue.
            Lea said that they moved to Lund.     | They moved to Lund.            | Lea said that they moved to Lund.
            Lea said that they moved to Lund.     | We heard that they moved.      | Lea said that they moved to Lund.
            Lea said that Ida moved.              | We know that Ida moved.        | Lea said that Ida moved.
            Lea said on 1 May 2026: "I paint."    | I paint.                       | Lea paint.
            """)
    void tellsTheWordsOfWhoSaidThem(String text, String quote, String told) {
        assertThat(Quotation.told(text, quote)).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo said that they moved to Lund.        | We moved to Lund.        | Where do we live?       | Lund
            Teo said that they moved to Lund.        | We moved to Lund.        | Where do I live?        | Lund
            Teo said that they bought a canoe.       | We bought a canoe.       | What did we buy?        | canoe
            Teo said that their cat is called Moss.  | Our cat is called Moss.  | What is our cat called? | Moss
            """)
    void whatWasSaidOfUsIsOurs(String text, String quote, String question, String answer) {
        assertThat(OneMemory.told(text, quote, question)).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo said that they may move to Lund.     | We may move to Lund.       | Where do we live?
            Teo said that they never moved to Lund.  | We never moved to Lund.    | Where do we live?
            Teo said that they moved out of Lund.    | We moved out of Lund.      | Where do we live?
            Teo said that they moved the piano to the cellar. | We moved the piano to the cellar. | Where do we live?
            """)
    void whatIsNotSoOfUs_isNoAnswer(String text, String quote, String question) {
        assertThat(OneMemory.told(text, quote, question)).isEmpty();
    }
}
