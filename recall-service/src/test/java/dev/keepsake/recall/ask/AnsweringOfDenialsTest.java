// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfDenialsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo's choir      | Nobody in Teo's choir reads music.                             | Does anybody in my choir read music?
            Teo's office     | No one in Teo's office drinks tea.                             | Does anyone in my office drink tea?
            Teo's nephews    | None of Teo's nephews play hockey.                             | Do my nephews play hockey?
            Teo's colleagues | None of Teo's colleagues cycle to work.                        | Do any of my colleagues cycle to work?
            Teo's garage     | Teo's garage has no window.                                    | Does my garage have a window?
            Teo's kitchen    | There is no dishwasher in Teo's kitchen.                       | Is there a dishwasher in my kitchen?
            the cabin        | There are no spare blankets in the cabin.                      | Are there spare blankets in the cabin?
            Teo              | Teo owns no printer.                                           | Do I own a printer?
            Teo              | Teo speaks no Italian.                                         | Do I speak Italian?
            Lea              | Neither Lea nor Omar eats pork.                                | Does Omar eat pork?
            Teo's brothers   | Neither of Teo's brothers drives.                              | Do my brothers drive?
            Teo              | Teo has never ridden a horse.                                  | Have I ever ridden a horse?
            Teo              | Teo has never been to Norway.                                  | Have I been to Norway?
            Teo              | Teo drinks coffee without sugar.                               | Do I drink coffee with sugar?
            Lea's cottage    | Lea's cottage lacks a cellar.                                  | Does Lea's cottage have a cellar?
            Teo's fridge     | Nothing in Teo's fridge contains gluten.                       | Does anything in my fridge contain gluten?
            Teo              | Teo has neither a microwave nor a toaster.                     | Do I have a toaster?
            Teo              | Teo has neither a microwave nor a toaster.                     | Do I have a microwave?
            Teo              | Teo cannot whistle.                                            | Can I whistle?
            Lea              | Lea isn't a vegetarian.                                        | Is Lea a vegetarian?
            the cellar       | The cellar does not have a heater.                             | Does the cellar have a heater?
            Teo              | Teo failed to finish the marathon.                             | Did I finish the marathon?
            Teo              | Teo doesn't eat pork but eats lamb.                            | Do I eat pork?
            Teo              | Teo eats lamb but no pork.                                     | Do I eat pork?
            Teo              | Teo lives in Ghent, not in Bruges.                             | Do I live in Bruges?
            Teo              | Teo keeps two goats and has no car.                            | Do I have a car?
            Teo's aunts      | All of Teo's aunts except Ruth live in Kiel.                   | Does Ruth live in Kiel?
            Teo's band       | Everyone in Teo's band but Kai reads music.                    | Does Kai read music?
            Teo              | Teo has a sister and no brother.                               | Do I have a brother?
            Teo              | Teo doesn't eat pork.                                          | Don't I eat pork?
            Teo              | Teo said on 1 December 2026: "Nobody in my choir reads music." | Does anybody in my choir read music?
            Teo              | Teo stopped smoking in 2020.                                   | Do I smoke?
            Lea              | Lea and Omar don't smoke.                                      | Does Lea smoke?
            the hut          | There aren't any mirrors in the hut.                           | Are there any mirrors in the hut?
            Teo's classroom  | There isn't a piano in Teo's classroom.                        | Is there a piano in my classroom?
            Teo's street     | Teo's street has neither trees nor benches.                    | Does my street have trees?
            Teo's neighbours | Not one of Teo's neighbours has a garden.                      | Do my neighbours have a garden?
            Teo              | Teo knows nobody in Lisbon.                                    | Do I know anybody in Lisbon?
            Teo              | Teo doesn't own a tent.                                        | Do I own a tent?
            Lea              | Lea doesn't have any siblings.                                 | Does Lea have siblings?
            Lea              | Lea has no siblings.                                           | Does Lea have any siblings?
            Lea              | Lea hasn't got a passport.                                     | Does Lea have a passport?
            Teo              | Teo works in the harbour without a contract.                   | Do I have a contract?
            Teo              | Teo forgot to renew the passport.                              | Did I renew the passport?
            Teo              | Teo is not married.                                            | Am I married?
            the hut          | The hut has a stove but no fridge.                             | Does the hut have a fridge?
            Teo              | Teo can swim but can't dive.                                   | Can I dive?
            Teo              | Teo plays the horn, not the flute.                             | Do I play the flute?
            Teo              | Teo takes the tram because Teo doesn't have a licence.         | Do I have a licence?
            Teo's club       | No member of Teo's club owns a boat.                           | Does any member of my club own a boat?
            Teo's parents    | Neither of Teo's parents speaks English.                       | Do my parents speak English?
            Teo's school     | Nobody at Teo's school teaches Latin.                          | Does anyone at my school teach Latin?
            Teo              | Teo has never smoked.                                          | Have I ever smoked?
            Teo              | Teo has never smoked.                                          | Do I smoke?
            the shed         | The shed has neither light nor heating.                        | Does the shed have heating?
            the hotel        | There was no wifi at the hotel.                                | Was there wifi at the hotel?
            the hotel        | The hotel had no pool.                                         | Did the hotel have a pool?
            Teo              | Teo came back without a tan.                                   | Did I come back with a tan?
            Lea              | Lea lives without a phone.                                     | Does Lea have a phone?
            Teo              | Teo has everything but a fridge.                               | Do I have a fridge?
            """)
    void deniesWhatTheStatementDenies(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).startsWith("No. ").endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo's garage | Teo's garage has no window but a side door.            | Does my garage have a side door?
            Teo          | Teo doesn't eat pork but eats lamb.                    | Do I eat lamb?
            Teo          | Teo eats lamb but no pork.                             | Do I eat lamb?
            Teo          | Teo lives in Ghent, not in Bruges.                     | Do I live in Ghent?
            Teo          | Teo drives to work because there is no bus.            | Do I drive to work?
            Teo          | Teo keeps two goats and has no car.                    | Do I keep goats?
            Lea          | Lea drinks tea without milk.                           | Does Lea drink tea?
            Teo's aunts  | All of Teo's aunts except Ruth live in Kiel.           | Do my aunts live in Kiel?
            Ruth         | Nobody except Ruth smokes.                             | Does Ruth smoke?
            Teo          | Teo has worked at Norvik since 2015.                   | Do I work at Norvik?
            Teo          | Teo has a sister and no brother.                       | Do I have a sister?
            Teo          | Teo plays the flute without fail every day.            | Do I play the flute?
            Lea          | Teo has no doubt that Lea smokes.                      | Does Lea smoke?
            Teo's flat   | Teo's flat has no more than two rooms and a balcony.   | Does my flat have a balcony?
            Teo          | Teo's employer is Norvik.                              | Do I work for Norvik?
            Maja         | Teo's sister Maja isn't shy and speaks Greek.          | Does my sister speak Greek?
            the hut      | The hut has a stove but no fridge.                     | Does the hut have a stove?
            Teo          | Teo can swim but can't dive.                           | Can I swim?
            Teo          | Teo plays the horn, not the flute.                     | Do I play the horn?
            Teo          | Teo takes the tram because Teo doesn't have a licence. | Do I take the tram?
            Teo          | Teo can't live without coffee.                         | Can I live without coffee?
            Teo          | Teo keeps bees although Omar doesn't like honey.       | Do I keep bees?
            Teo          | Teo grows tomatoes without pesticides.                 | Do I grow tomatoes?
            Teo          | Teo takes no sugar in tea but milk.                    | Do I take milk in tea?
            Teo          | Teo earns no less than 3,000 euros a month.            | Do I earn 3,000 euros a month?
            Teo          | Teo works at Norvik as a nurse.                        | Am I a nurse?
            """)
    void affirmsWhatStandsBesideADenial(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .startsWith("Yes. ")
                .endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo              | Teo hardly knows how to cook.                  | Do I know how to cook?
            Teo              | Teo can barely skate.                          | Can I skate?
            Teo              | Teo hardly ever drinks wine.                   | Do I drink wine?
            Lea              | Lea seldom eats fish.                          | Does Lea eat fish?
            Teo              | Teo scarcely uses the car.                     | Do I use the car?
            Teo's choir      | Hardly anybody in Teo's choir reads music.     | Does anybody in my choir read music?
            Teo's colleagues | Few of Teo's colleagues cycle to work.         | Do my colleagues cycle to work?
            Teo's nephews    | Not all of Teo's nephews play hockey.          | Do all my nephews play hockey?
            Teo              | Teo rarely drinks beer.                        | Do I drink beer?
            Teo's choir      | Not everybody in Teo's choir reads music.      | Does everybody in my choir read music?
            Teo's village    | Few people in Teo's village own a car.         | Do the people in my village own a car?
            Teo              | Teo doesn't always eat breakfast.              | Do I eat breakfast?
            Teo              | Teo almost never flies.                        | Do I fly?
            Teo              | Teo ordered a desk but it was never delivered. | Do I have a desk?
            Teo              | Teo barely knows the neighbours.               | Do I know the neighbours?
            Lea              | Lea almost never cooks.                        | Does Lea cook?
            Teo's pupils     | Only a few of Teo's pupils play an instrument. | Do my pupils play an instrument?
            """)
    void saysNeitherYesNorNo_whenTheDenialIsNotWhole(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .doesNotStartWith("Yes.")
                .doesNotStartWith("No.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo       | Teo avoids drinking alcohol.       | Do I drink alcohol?
            Teo's son | Teo's son refuses to wear glasses. | Does my son wear glasses?
            """)
    void neverSaysYes_toWhatIsRefused(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).doesNotStartWith("Yes.");
    }
}
