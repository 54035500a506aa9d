// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A "where" is never answered with a "when" or a "with whom", nor the reverse. */
class AnsweringOfPlacesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada      | Ada was born in Lund in 1985.                 | Where was Ada born?         | Lund
            Ada      | Ada was born in a village near Lund.          | Where was Ada born?         | village
            Ada      | Ada was born at home.                         | Where was Ada born?         | home
            Ada      | Ada was born on 4 April 1985.                 | When was Ada born?          | 1985
            Ada      | Ada's birthday is on 4 April.                 | When was Ada born?          | 4 April
            Ada      | Ada works on Mondays at the mill.             | Where does Ada work?        | mill
            Ada      | Ada works in the evenings in a bar.           | Where does Ada work?        | bar
            Ada      | Ada works in a night school.                  | Where does Ada work?        | night school
            Ada      | Ada swims at noon in the lake.                | Where does Ada swim?        | lake
            Ada      | Ada lives with her aunt.                      | Where does Ada live?        | aunt
            fair     | The fair is on the market square in May.      | Where is the fair?          | market square
            key      | The boathouse key is in the shed now.         | Where is the boathouse key? | shed
            key      | The boathouse key is in the shed again.       | Where is the boathouse key? | shed
            key      | The boathouse key is in the shed today.       | Where is the key to the boathouse? | shed
            gold     | Teo's gold is in the safe now.                | Where is my gold?           | safe
            office   | The office is on the third floor now.         | Where is the office?        | third floor
            chapel   | The chapel was built in 1720.                 | When was the chapel built?  | 1720
            """)
    void answersWithThePlaceOrTheTimeThatIsAskedFor(String entity, String known, String question, String answer) {
        assertThat(OneMemory.answer(entity, known, question)).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ada      | Ada was born on 4 April 1985.                 | Where was Ada born?
            Ada      | Ada was born in April.                        | Where was Ada born?
            Ada      | Ada was born in the summer of 1985.           | Where was Ada born?
            Ada      | Ada was born at night.                        | Where was Ada born?
            Ada      | Ada was born to a doctor.                     | Where was Ada born?
            Ada      | Ada was born into a family of bakers.         | Where was Ada born?
            Ada      | Ada was born with a heart defect.             | Where was Ada born?
            Ada      | Ada's birthday is on 4 April.                 | Where was Ada born?
            Ada      | Ada's birthday is in the spring.              | Where was Ada born?
            Ada      | Ada's birthday party is at the harbour.       | Where was Ada born?
            Ada      | Ada has her birthday on the fourth of April.  | Where was Ada born?
            Ada      | Ada works at night.                           | Where does Ada work?
            Ada      | Ada works in spring.                          | Where does Ada work?
            Ada      | Ada works from Monday to Thursday.            | Where does Ada work?
            Ada      | Ada works with children.                      | Where does Ada work?
            Ada      | Ada swims on Easter Monday.                   | Where does Ada swim?
            concert  | The concert takes place in autumn.            | Where does the concert take place?
            fair     | The fair is on the first weekend of May.      | Where is the fair?
            key      | The boathouse key is no longer in the shed.   | Where is the boathouse key?
            key      | The garage key is in the shed now.            | Where is the boathouse key?
            key      | The boathouse key is lost now.                | Where is the boathouse key?
            Ada      | Ada was born in Lund.                         | When was Ada born?
            Ada      | Ada married in Lund.                          | When did Ada marry?
            bridge   | The bridge was built by hand.                 | When was the bridge built?
            """)
    void saysNothing_whereItKnowsTheOtherOnly(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo moved the sofa to the cellar.           | Where do I live?
            Teo moved her desk to the cellar.           | Where do I live?
            Teo moved two boxes to Lund.                | Where do I live?
            Teo moved the meeting to Friday.            | Where do I live?
            Teo will move to Lund.                      | Where do I live?
            Teo will move to Lund.                      | Do I live in Lund?
            """)
    void whoMovesAThing_orWillMove_livesWhereTheyDid(String known, String question) {
        assertThat(OneMemory.answer("Teo", known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Teo moved house to Lund.                    | Where do I live?               | Lund
            Teo moved back to Lund.                     | Where do I live?               | Lund
            Teo's wife and Teo moved to Lund.           | Where do we live?              | Lund
            Teo will move to Lund in May 2026.          | When will I move to Lund?      | May 2026
            Teo moved his desk to the cellar.           | Where did I move my desk?      | cellar
            """)
    void whoMovesLivesThere(String known, String question, String answer) {
        assertThat(OneMemory.answer("Teo", known, question)).contains(answer);
    }
}
