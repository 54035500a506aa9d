// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfOthersTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo  | Teo's trainee Kim says she has a twin sister.                                       | Do I have a twin sister?
            Teo  | Teo's colleague Mats mentioned last week that he adores herrings.                   | Do I adore herrings?
            Teo  | According to Omar, he never sleeps well.                                            | Do I sleep well?
            Teo  | Teo's boss has a yacht.                                                             | Do I have a yacht?
            Teo  | Teo's neighbour sold his kayak.                                                     | Do I have a kayak?
            Teo  | Teo met a woman who has a twin sister.                                              | Do I have a twin sister?
            Teo  | Teo's sister is married to a surgeon.                                               | Am I a surgeon?
            Teo  | Teo said on 1 December 2026: "My colleague Mats mentioned that he adores herrings." | Do I adore herrings?
            Lea  | Lea said on 1 December 2026: "I adore herrings."                                    | Do I adore herrings?
            Lea  | Lea says Omar smokes.                                                               | Does Lea smoke?
            Teo  | Teo told Omar that Kim smokes.                                                      | Do I smoke?
            Teo  | Teo knows somebody who plays chess.                                                 | Do I play chess?
            Teo  | Teo's wife adores olives.                                                           | Do I adore olives?
            Teo  | Teo's mother is a judge.                                                            | Am I a judge?
            Mika | Teo's daughter Mika has a pony.                                                     | Do I have a pony?
            Teo  | Teo's friend Omar told Teo that he has a pony.                                      | Do I have a pony?
            Teo  | He was upset about the exam.                                                        | Was I upset?
            Lea  | Lea's brother hates cats.                                                           | Does Lea hate cats?
            Teo  | Teo's roommate Kim told everyone that he quit smoking.                              | Did I quit smoking?
            Teo  | Teo's father used to own a bakery.                                                  | Did I own a bakery?
            Teo  | Teo knows a man whose wife is a pilot.                                              | Am I a pilot?
            """)
    void saysNothing_whenItIsSomebodyElses(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Nora                 | Teo's sister Nora lives in Basel.        | What is my sister in law called?
            Nora                 | Teo's sister Nora lives in Basel.        | Do I have a sister in law?
            Ines                 | Teo's cousin Ines studies law.           | What is my sister in law called?
            Sofia                | Teo's wife Sofia is a pharmacist.        | When does the pharmacy open?
            Teo's brother-in-law | Teo's brother-in-law Bart lives in Lier. | Where does my brother live?
            Teo's father-in-law  | Teo's father-in-law is a judge.          | Is my father a judge?
            Rosa                 | Teo's stepmother Rosa lives in Lier.     | Where does my mother live?
            Maja                 | Teo's sister-in-law Maja paints.         | Does my sister paint?
            Teo                  | Teo's pharmacist is Mrs Blum.            | When does the pharmacy open?
            Teo's mother-in-law  | Teo's mother-in-law is from Turin.       | Where is my mother from?
            Teo's stepfather     | Teo's stepfather drinks.                 | Does my father drink?
            Teo's grandson       | Teo's grandson plays chess.              | Does my son play chess?
            Teo's ex-wife        | Teo's ex-wife lives in Bonn.             | Where does my wife live?
            Teo's half-brother   | Teo's half-brother lives in Bonn.        | Where does my brother live?
            """)
    void takesNoPartOfACompound_forTheWhole(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo's brother-in-law | Teo's brother-in-law Bart lives in Lier. | Where does my brother in law live?
            Maja                 | Teo's sister-in-law Maja paints.         | Does my sister-in-law paint?
            Maja                 | Teo's sister in law Maja paints.         | Does my sister-in-law paint?
            Teo                  | Teo lives in a half-timbered house.      | Do I live in a house?
            Teo's ex-wife        | Teo's ex-wife lives in Bonn.             | Where does my ex-wife live?
            """)
    void findsACompound_howeverItIsWritten(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Alma Roth | Alma Roth is Teo's sparring partner and is deaf. | Who is my sparring partner?
            Jo Wendt  | Jo Wendt is Teo's chess coach and lives in Kiel. | Who is my chess coach?
            Ida Moll  | Ida Moll is Teo's running mate.                  | Who is my running mate?
            """)
    void namesWhoSomebodyIs(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEqualTo(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo         | Teo almost bought a Vespa.                         | Which scooter did I buy?
            Teo's choir | Nobody in Teo's choir plays the tuba.              | Who plays the tuba in my choir?
            Teo         | Teo was offered a position at Norvik but declined. | Where do I work?
            """)
    void namesNothing_whenItIsDeniedOrDidNotHappen(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo | Teo hat keinen Hund.                   | Habe ich einen Hund?
            Teo | Niemand in Teos Familie raucht.        | Raucht jemand in meiner Familie?
            Teo | Teo hätte gern einen Hund.             | Habe ich einen Hund?
            Teo | In unserem Haus gibt es keinen Aufzug. | Gibt es in unserem Haus einen Aufzug?
            Teo | Teo hat sein Boot verkauft.            | Habe ich ein Boot?
            Teo | Teo träumt davon, Pilot zu werden.     | Bin ich Pilot?
            Teo | Teo hat keinen Hund.                   | Do I have a dog?
            """)
    void saysNeitherYesNorNo_inALanguageWithoutRules(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .doesNotStartWith("Yes.")
                .doesNotStartWith("No.");
    }
}
