// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfTheUnrealTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo            | Teo wishes Teo had a horse.                         | Do I have a horse?
            Lea            | Teo wishes that Lea spoke Dutch.                    | Does Lea speak Dutch?
            Teo            | Teo almost bought a Vespa.                          | Do I own a Vespa?
            Teo            | Teo nearly married Ines.                            | Did I marry Ines?
            Teo            | Teo nearly moved to Lima.                           | Do I live in Lima?
            Teo            | Teo was offered a position at Norvik but declined.  | Do I work at Norvik?
            Teo            | Teo was offered a position at Norvik but declined.  | Do I have a position at Norvik?
            Teo            | Teo applied for a job at Norvik.                    | Do I work at Norvik?
            Teo            | Teo pretended to be a surgeon.                      | Am I a surgeon?
            Lea            | Lea dreams of becoming a diver.                     | Is Lea a diver?
            Teo            | Teo plans to adopt a cat.                           | Do I have a cat?
            Teo            | Teo's hip operation was postponed.                  | Did I have a hip operation?
            Lea            | Lea's wedding was cancelled.                        | Did Lea have a wedding?
            Teo            | Teo considered a move to Lima.                      | Did I move to Lima?
            Teo            | Teo thought about buying a kayak.                   | Do I own a kayak?
            Teo            | Teo would love to visit Peru.                       | Did I visit Peru?
            Teo            | If the bank agrees, Teo buys a flat in Ghent.       | Do I own a flat in Ghent?
            Teo            | Unless it rains Teo cycles to work.                 | Do I cycle to work when it rains?
            Teo's factory  | Rumour has it that Teo's factory moves to Poland.   | Does my factory move to Poland?
            the bakery     | According to Omar the bakery closes in June.        | Does the bakery close in June?
            the bakery     | Omar says the bakery closes in June.                | Does the bakery close in June?
            Lea            | Omar claims that Lea smokes.                        | Does Lea smoke?
            Lea            | Allegedly Lea smokes.                               | Does Lea smoke?
            Teo            | Teo was about to buy a yacht.                       | Do I own a yacht?
            Teo            | Teo is saving up for a kayak.                       | Do I have a kayak?
            Teo            | Teo is looking for a parrot.                        | Do I have a parrot?
            Teo            | Teo will visit Kyoto in May 2027.                   | Did I visit Kyoto?
            Teo            | Teo is going to visit Kyoto.                        | Have I visited Kyoto?
            Teo            | Teo is supposed to take iron tablets.               | Do I take iron tablets?
            Teo            | Teo intends to quit Norvik.                         | Did I quit Norvik?
            Teo            | Teo can't wait to see Rome.                         | Did I see Rome?
            Teo            | Teo imagines being a pilot.                         | Am I a pilot?
            Teo            | Teo worked at Norvik in 2015.                       | Do I work at Norvik?
            Teo            | Teo had a hamster.                                  | Do I have a hamster?
            Teo            | Teo is afraid of dogs.                              | Do I have a dog?
            Teo            | Teo admires a surgeon.                              | Am I a surgeon?
            Teo            | Teo was tempted to buy a drum kit.                  | Do I have a drum kit?
            Teo            | Teo considered becoming a monk.                     | Am I a monk?
            Teo            | Teo hopes to become a father.                       | Am I a father?
            Teo's daughter | Teo's daughter wants to be a pilot.                 | Is my daughter a pilot?
            Teo's daughter | Teo's daughter pretends to be a pirate.             | Is my daughter a pirate?
            Teo            | Teo tried to grow orchids.                          | Do I grow orchids?
            Teo            | Teo attempted to climb the Eiger.                   | Did I climb the Eiger?
            Teo            | Teo nearly drowned in 2019.                         | Did I drown?
            Teo            | Teo's trip to Malta was called off.                 | Did I go to Malta?
            Teo            | Teo's flight to Oslo has been cancelled.            | Did I fly to Oslo?
            Teo            | Teo's boss believes that Teo speaks Polish.         | Do I speak Polish?
            the cellar     | Lea suspects that the cellar is damp.               | Is the cellar damp?
            the bridge     | The neighbours say that the bridge closes in March. | Does the bridge close in March?
            Lea            | There is a rumour that Lea has a twin.              | Does Lea have a twin?
            the pool       | Apparently the pool opens in May.                   | Does the pool open in May?
            Lea            | Teo thinks that Lea plays poker.                    | Does Lea play poker?
            Teo            | Teo would like to have a garden.                    | Do I have a garden?
            Teo            | Teo wants a garden.                                 | Do I have a garden?
            Teo            | Teo needs a new bike.                               | Do I have a bike?
            Teo            | Teo will move to Bergen in June 2027.               | Do I live in Bergen?
            Teo            | Teo is going to sell the house.                     | Did I sell the house?
            Teo            | Teo has applied for a visa.                         | Do I have a visa?
            Teo            | Teo was offered a scholarship.                      | Do I have a scholarship?
            Teo            | Teo turned down a job at Norvik.                    | Do I work at Norvik?
            Teo            | Teo rode a camel in Egypt.                          | Do I have a camel?
            Teo            | Teo wrote about a murderer.                         | Am I a murderer?
            Teo            | Teo painted the house in 2020.                      | Do I paint?
            Lea            | Lea was a judge until 2010.                         | Is Lea a judge?
            Lea            | Lea nearly became a nun.                            | Is Lea a nun?
            Teo            | Teo came close to buying a castle.                  | Do I own a castle?
            Teo            | Teo fantasises about owning a castle.               | Do I own a castle?
            Lea            | Lea's promotion was put on hold.                    | Was Lea promoted?
            Teo            | Teo intended to study law.                          | Did I study law?
            Teo            | Teo applied to Oxford.                              | Did I study at Oxford?
            Teo            | Teo was rejected by Oxford.                         | Did I study at Oxford?
            Lea            | Teo hopes that Lea gets the job.                    | Did Lea get the job?
            Lea            | Lea is supposed to take the pills.                  | Does Lea take the pills?
            Lea            | Lea is said to be a spy.                            | Is Lea a spy?
            Lea            | Omar reckons Lea is a spy.                          | Is Lea a spy?
            Lea            | It is said that Lea is a spy.                       | Is Lea a spy?
            the bridge     | Supposedly the bridge is closed.                    | Is the bridge closed?
            Teo            | Teo plays with the neighbour's cat.                 | Do I have a cat?
            Teo            | Teo feeds a stray cat.                              | Do I have a cat?
            Teo            | Teo talked to a lawyer.                             | Am I a lawyer?
            Teo            | Teo hired a lawyer.                                 | Am I a lawyer?
            Teo            | Teo's wife is a lawyer.                             | Am I a lawyer?
            Teo            | Teo is afraid of becoming a widower.                | Am I a widower?
            """)
    void saysNeitherYesNorNo_whenItIsOnlyMeantOrSaidToBeSo(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .doesNotStartWith("Yes.")
                .doesNotStartWith("No.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Lea            | Not only Teo but also Lea plays chess.                     | Does Lea play chess?
            Teo            | Teo bought a kayak in May 2025.                            | Do I have a kayak?
            Teo            | Teo moved to Lima in 2024.                                 | Do I live in Lima?
            Teo            | Teo became a pilot in 2019.                                | Am I a pilot?
            Teo            | Teo adopted a parrot.                                      | Do I have a parrot?
            Teo            | Teo works as a surgeon.                                    | Am I a surgeon?
            Teo            | Teo's dog is called Rex.                                   | Do I have a dog?
            Teo            | Teo avoids alcohol.                                        | Do I avoid alcohol?
            Teo            | Teo is allergic to nuts.                                   | Am I not allergic to nuts?
            Teo            | Teo said on 1 December 2026: "My choir sings Verdi."       | Does my choir sing Verdi?
            Teo            | Teo speaks Dutch.                                          | Do I speak Dutch?
            Teo's building | There is a lift in Teo's building.                         | Is there a lift in my building?
            Teo's choir    | Everybody in Teo's choir reads music.                      | Does everybody in my choir read music?
            Teo            | Teo is almost 40 and has a canoe.                          | Do I have a canoe?
            Teo            | Teo stopped smoking in 2020.                               | Have I stopped smoking?
            Lea            | Lea has a twin brother.                                    | Does Lea have a twin brother?
            Lea            | Lea and Omar smoke.                                        | Does Lea smoke?
            Lea            | Lea and Omar smoke.                                        | Does Omar smoke?
            Teo            | Teo and Lea play chess.                                    | Do I play chess?
            Lea            | Lea, who is a vet, plays chess.                            | Does Lea play chess?
            Teo            | Teo said on 1 December 2026: "Prefers trains over planes." | Do I prefer trains?
            Lea            | Teo knows that Lea plays poker.                            | Does Lea play poker?
            Teo            | Teo paints watercolours.                                   | Do I paint?
            Teo            | Teo does yoga every morning.                               | Do I do yoga?
            Lea            | Lea has been a judge since 2010.                           | Is Lea a judge?
            Lea            | Lea was a judge until 2010.                                | Was Lea a judge?
            Teo            | Teo went to Malta in May 2025.                             | Did I go to Malta?
            Teo            | Teo visited the Louvre in 2018.                            | Have I visited the Louvre?
            Teo            | Teo got engaged in May 2025.                               | Am I engaged?
            Teo            | Teo has two daughters, Lina and Mia.                       | Do I have daughters?
            Teo            | Teo is married to Ines.                                    | Am I married?
            Teo            | Teo is a nurse and a father.                               | Am I a father?
            Teo            | Teo has asthma.                                            | Do I have asthma?
            Teo            | Teo was diagnosed with asthma.                             | Do I have asthma?
            Teo            | Teo was upset about the exam.                              | Was I upset?
            Teo            | Teo knows how to juggle.                                   | Do I know how to juggle?
            Teo            | Teo only eats fish on Fridays.                             | Do I eat fish?
            Lea            | Lea finally managed to pass the exam.                      | Did Lea pass the exam?
            Teo            | Teo is planning a party and plays the drums.               | Do I play the drums?
            Teo            | Teo wants a boat, but for now Teo has a canoe.             | Do I have a canoe?
            Teo            | Omar says hello; Teo plays golf.                           | Do I play golf?
            Teo            | Teo told Lea that Teo plays golf.                          | Do I play golf?
            Teo            | When it rains Teo takes the tram.                          | Do I take the tram?
            Teo            | Teo is the father of twins.                                | Am I a father?
            Teo            | Teo took up golf in 2020 and plays every week.             | Do I play golf?
            Teo            | Teo bought a house in Lier because Teo needed a garden.    | Do I own a house in Lier?
            Lea            | Lea is engaged to Kai.                                     | Is Lea engaged?
            Lea's wedding  | Lea's wedding is on 4 June 2027.                           | Is Lea's wedding on 4 June 2027?
            """)
    void affirmsWhatIsPlainlyTold(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .startsWith("Yes. ")
                .endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo | Teo sold his kayak.                                    | Do I have a kayak?
            Teo | Teo sold their kayak.                                  | Do I own a kayak?
            Teo | Teo gave away the piano.                               | Do I have a piano?
            Teo | Teo lost the locker key.                               | Do I have the locker key?
            Teo | Teo sold the kayak and bought a canoe.                 | Do I have a kayak?
            Teo | Teo gave his drum kit away.                            | Do I have a drum kit?
            Teo | Teo got rid of the television.                         | Do I have a television?
            Teo | Teo donated the sewing machine to a school.            | Do I own a sewing machine?
            Teo | Teo passed the falcon on to Omar and no longer has it. | Do I have a falcon?
            """)
    void deniesThatWhatWasGivenAwayIsStillHad(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).startsWith("No. ").endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo | Teo sold the kayak in May 2025.        | Did I sell the kayak?
            Teo | Teo sold the kayak in May 2025.        | Did I have a kayak?
            Teo | Teo sold the kayak and bought a canoe. | Do I have a canoe?
            Teo | Teo has lost 5 kilos and owns a scale. | Do I own a scale?
            """)
    void affirmsThatItWasHad_andWhatIsHadBesides(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .startsWith("Yes. ")
                .endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Rex | Teo's dog Rex died in May 2025.                | Do I have a dog?
            Teo | Teo's bike was stolen.                         | Do I have a bike?
            Teo | Teo rented a boat in Greece.                   | Do I have a boat?
            Teo | Teo has not sold the kayak.                    | Did I sell the kayak?
            Teo | Teo traded in the Lancia for a Fiat.           | Do I have a Lancia?
            Teo | Teo returned the guitar to the shop.           | Do I have a guitar?
            Teo | Teo threw the guitar away.                     | Do I have a guitar?
            Teo | Teo lent the guitar to Omar.                   | Do I have a guitar?
            Teo | Teo borrowed a guitar from Omar.               | Do I own a guitar?
            Teo | Teo tried to learn Korean.                     | Do I speak Korean?
            Teo | Teo didn't eat the fish at the wedding.        | Do I eat fish?
            Teo | Teo once owned a falcon.                       | Do I own a falcon?
            Teo | Teo used to own a falcon.                      | Do I own a falcon?
            Teo | Teo wants a boat, but for now Teo has a canoe. | Do I have a boat?
            """)
    void neverSaysYes_whenItMayBeGone(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).doesNotStartWith("Yes.");
    }
}
