// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfTradesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada works at the pharmacy.            | Is Ada a pharmacist?
            Ada is at the library.                | Is Ada a librarian?
            Ada is fond of music.                 | Is Ada a musician?
            Ada has an old piano.                 | Is Ada a pianist?
            Ada works in a bakery.                | Is Ada a baker?
            Ada opened an account.                | Is Ada an accountant?
            Ada likes chemistry.                  | Is Ada a chemist?
            Ada bought a bass guitar.             | Is Ada a guitarist?
            Ada is a gardener.                    | Does Ada have a garden?
            """)
    void takesNobodyForWhatAThingOrAPlaceIsNamedAfter(String known, String question) {
        assertThat(OneMemory.answer("Ada", known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada is a pharmacist.                  | Is Ada a pharmacist?
            Ada and Bo are librarians.            | Is Ada a librarian?
            Ada teaches chemistry.                | Is Ada a teacher?
            Ada swims twice a week.               | Is Ada a swimmer?
            Ada drives a bus.                     | Is Ada a bus driver?
            Ada paints portraits.                 | Is Ada a painter?
            Ada is a photographer.                | Does Ada do photography?
            """)
    void takesWhatSomebodyDoesForWhatTheyAre(String known, String question) {
        assertThat(OneMemory.answer("Ada", known, question)).startsWith("Yes");
    }
}
