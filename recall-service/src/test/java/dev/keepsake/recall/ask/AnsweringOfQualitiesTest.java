// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What somebody is like, told in words of two parts. */
class AnsweringOfQualitiesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada Whitmore runs the kiosk.              | Is Ada Whitmore left-handed?
            Ada Whitmore runs the kiosk.              | Is Ada Whitmore right-handed?
            Ada Whitmore is Teo's dentist.            | Is Ada Whitmore well-known?
            Ada Whitmore is Teo's dentist.            | Is Ada Whitmore short-sighted?
            """)
    void isNotToldByAnythingElseThatIsKnownOfThem(String known, String question) {
        assertThat(OneMemory.answer("Ada Whitmore", known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada Whitmore is left-handed.              | Is Ada Whitmore left-handed?
            Ada Whitmore is short-sighted.            | Is Ada Whitmore short-sighted?
            """)
    void isToldByWhatSaysIt(String known, String question) {
        assertThat(OneMemory.answer("Ada Whitmore", known, question)).startsWith("Yes");
    }
}
