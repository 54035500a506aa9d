// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who somebody of ours is, whose a thing is, and what it looks like. */
class AnsweringOfBelongingsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Greta Holm  | Greta Holm is Teo's accountant and is left-handed.  | Who is my accountant?            | Greta Holm
            Ms Holm     | Ms Holm is Teo's accountant and is left-handed.     | Who is my accountant?            | Ms Holm
            Greta       | Greta is Teo's accountant and works in Hull.        | Where does my accountant work?   | Hull
            Greta       | Greta is Teo's dentist and lives in Hull.           | Who is my dentist?               | Greta
            Paul        | Paul is Teo's cousin and a carpenter.               | Who is my cousin?                | Paul
            Henrik      | Henrik is Teo's boss and likes sailing.             | What does my boss like?          | sailing
            dog         | The dog belongs to Walter.                          | Who owns the dog?                | Walter
            Paul        | Paul owns the boathouse.                            | Who owns the boathouse?          | Paul
            Teo's car   | Teo's car is grey.                                  | What colour is my car?           | grey
            Teo         | Teo drives a grey Skoda.                            | What colour is my car?           | grey
            skirt       | The skirt is grey.                                  | What colour is the skirt?        | grey
            Tom         | Tom has a grey beard.                               | What colour is Tom's beard?      | grey
            """)
    void tells(String entity, String known, String question, String answer) {
        assertThat(OneMemory.answer(entity, known, question)).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Omar             | Omar is Dana's accountant and is left-handed.        | Who is my accountant?
            Omar             | Omar met Teo's accountant and is left-handed.        | Who is my accountant?
            Omar             | Omar is not Teo's accountant and is left-handed.     | Who is my accountant?
            Omar             | Omar is Teo's accountant's son and is left-handed.   | Who is my accountant?
            Omar             | Omar is Teo's dentist's brother and plays chess.     | Who is my dentist?
            Teo's accountant | Teo's accountant is left-handed.                     | Who is my accountant?
            Omar             | Omar is an accountant.                               | Who is my accountant?
            Walter           | Walter belongs to the dog club.                      | Who owns the dog?
            Walter           | Walter belongs to a dog club.                        | What does Walter own?
            Paul             | Paul rents the boathouse.                            | Who owns the boathouse?
            skirt            | The skirt is from Lund.                              | What colour is the skirt?
            Teo              | Teo drives a grey Skoda.                             | What colour is Tom's car?
            """)
    void saysNothing_whereAnotherIsMeant(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEmpty();
    }
}
