// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change, told by Nadia in whatever words, of what an agent wrote down. */
class ToldChangeTest {
    private static final Resolver RESOLVER = new Resolver();

    @ParameterizedTest(name = "{0} {1}: {2} / {4}")
    @CsvSource(delimiter = '|', textBlock = """
            Vega    | option 9       | cedar         | Vega         | The option 9 of Vega is birch now.
            Vega    | option_9       | cedar         | Vega         | In Vega, option 9 is birch now.
            Vega    | option-9       | cedar         | Nadia        | Nadia changed option 9 of Vega to birch.
            Nadia   | phone contract | small         | Nadia        | Nadia switched to the large phone contract.
            Nadia   | contract       | small         | Nadia        | Nadia switched to the large contract.
            Nadia   | department     | sales         | Nadia        | Nadia joined the legal department in November 2026.
            Nadia   | job_title      | clerk         | Nadia        | Nadia got promoted to office manager.
            Nadia   | timezone       | Europe/Rome   | Nadia        | Nadia's time zone is now Asia/Tokyo.
            Nadia   | email          | n@old.example | Nadia        | Nadia's email address changed to n@new.example.
            Nadia   | tablet         | Surface       | Nadia        | Nadia's new tablet is an iPad.
            Nadia   | employer       | Lindt         | Nadia        | Nadia started working at Barilla on 30 November 2026.
            Nadia   | car            | Opel Corsa    | Nadia        | Nadia drives a Peugeot now (as of 1 December 2026).
            Nadia   | diet           | vegan         | Nadia        | Nadia is vegetarian now (as of 1 December 2026).
            Vega    | opening date   | 2 April 2027  | Vega         | Vega opens on 9 May 2027 now.
            Vega    | delivery date  | 2027-04-02    | the delivery | The delivery of Vega was postponed to 9 May 2027.
            Vega    | storage        | Redis         | Vega         | Vega migrated from Redis to Valkey in the week of 23 November 2026.
            Vega    | urgency        | low           | Vega         | Vega has high urgency now.
            Vega    | urgency        | low           | Nadia        | Nadia said that they raised the urgency of Vega to high.
            Vega    | status         | on hold       | Vega         | Vega was cancelled.
            Vega    | status         | planned       | Vega         | Vega is done.
            Vega    | team size      | 4             | Vega         | Vega has 6 people now.
            Vega    | region         | Milan         | Vega         | Vega now runs in Zurich.
            Vega    | hosting        | Hetzner       | Nadia        | Nadia said that they moved Vega to Scaleway.
            kayak   | location       | shed          | Nadia        | Nadia's kayak is in the boathouse now.
            tram 4  | driver         | Bruno         | Nadia        | Nadia drives tram 4 now.
            hall 2  | humidity       | 40 percent    | the humidity | The humidity in hall 2 is 55 percent now.
            parrot  | name           | Kiki          | Nadia        | Nadia said that they renamed the parrot Lola.
            Bruno   | occupation     | baker         | Bruno        | Bruno became a firefighter.
            Bruno   | civil status   | single        | Bruno        | Bruno got married in November 2026.
            Bruno   | age            | 51            | Bruno        | Bruno is 52 now.
            Bruno   | role           | tester        | Bruno        | Bruno is now the product owner.
            choir   | rehearsal room | Hall 1        | choir        | The choir's rehearsal room is now Hall 4.
            choir   | venue          | Hall 1        | the choir    | The choir meets in Hall 4 now.
            choir   | day            | Monday        | the choir    | The choir meets on Fridays now.
            choir   | fee            | 20 euros      | the fee      | The fee of the choir is 25 euros now.
            bulletin | frequency     | weekly        | the bulletin | The bulletin comes out monthly now.
            demo    | duration       | 20 minutes    | the demo     | The demo is 30 minutes long now.
            office  | floor          | 2             | the office   | The office is on the fourth floor now.
            task 5  | assignee       | Bruno         | Task 5       | Task 5 was reassigned to Ida.
            task 5  | assignee       | Bruno         | Ida          | Ida is working on task 5 now.
            Vega    | port           | 8080          | Vega         | Vega listens on port 9191 now.
            Vega    | licence        | BSD           | Vega         | Vega's licence changed from BSD to MIT.
            Vega    | tech lead      | Ida           | Ida          | Ida handed Vega over to Bruno.
            Nadia   | number of plants | 1           | Nadia        | Nadia has two plants now.
            Nadia   | bedtime        | 23:00         | Nadia        | Nadia goes to bed at 22:15 now.
            tram 4  | departure      | 8:10          | tram 4       | Tram 4 leaves at 8:25 now.
            lease 3 | end date       | 2 April 2027  | lease 3      | Lease 3 was extended until 2 April 2028.
            drawer 6 | content       | pens          | drawer 6     | Drawer 6 holds stamps now.
            class A | coach          | Bruno         | Ida          | Ida coaches class A now.
            client Roth | tariff     | small         | Roth         | Client Roth is on the large tariff now.
            """)
    void takesThePlaceOfWhatWasWritten(String entity, String key, String value, String about, String text) {
        Memory written = Told.written(entity, key, value);

        assertThat(RESOLVER.resolve(Told.later(about, text), List.of(written)))
                .isEqualTo(new Resolution.Newer(List.of(written)));
    }

    @ParameterizedTest(name = "{0} {1}: {2} / {4}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia   | contract       | small         | Nadia         | Nadia's contract for the flat is missing now.
            Nadia   | department     | sales         | the department | The legal department now sits on floor 2.
            Nadia   | job            | nurse         | Nadia         | Nadia became a member of the choir.
            Nadia   | job            | nurse         | Nadia         | Nadia became a grandmother.
            Nadia   | job            | nurse         | Nadia         | Nadia is tired now.
            Nadia   | job            | nurse         | Nadia's niece | Nadia's niece works as a pilot now.
            Nadia   | diet           | vegan         | Nadia's niece | Nadia's niece is vegetarian now.
            Nadia   | car            | Opel Corsa    | Nadia         | Nadia's car is in the garage now.
            Nadia   | car            | Opel Corsa    | Nadia's car   | Nadia's car broke down.
            Nadia   | car            | Opel Corsa    | Nadia         | Nadia drives a Peugeot at work now.
            Nadia   | parrot         | Kiki          | Nadia's parrot | Nadia's parrot is ill now.
            Nadia   | landlord       | Bruno         | Nadia's landlord | Nadia's landlord moved to Ulm.
            Nadia   | dentist        | Dr. Roth      | Nadia's dentist | Nadia's dentist now opens at nine.
            Nadia   | address        | Elm Street 4  | Nadia         | Nadia's email address is n@new.example now.
            Vega    | lead           | Bruno         | the lead      | The lead of Vega is on vacation now.
            Vega    | client         | Lindt         | Vega's client | Vega's client is happy now.
            Vega    | opening date   | 2 April 2027  | Vega          | Vega's opening is near now.
            Vega    | budget         | 9,000 euros   | Vega          | Vega's budget is now public.
            Vega    | storage        | Redis         | Vega's storage | Vega's storage moved to a bigger server.
            Vega    | status         | planned       | Vega          | Vega is a star.
            Vega    | team size      | 4             | Vega          | Vega has 11 open bugs now.
            tram 4  | driver         | Bruno         | the driver    | The driver of tram 4 is late now.
            tram 4  | driver         | Bruno         | Nadia         | Nadia drives tram 4 and tram 5 now.
            parrot  | food           | seeds         | the parrot food | The parrot food is now in the cellar.
            choir   | day            | Monday        | the choir     | The choir was cancelled on Friday.
            Nadia   | department     | sales         | Nadia         | Nadia joined the sales department for lunch.
            Nadia   | department     | sales         | Nadia's department | Nadia's department won again.
            Nadia   | favorite_color | green         | Nadia         | Nadia's favorite food is ramen now.
            Nadia   | name           | Nadia         | Nadia         | Nadia renamed the file to draft.txt.
            Bruno   | role           | tester        | Bruno         | Bruno is better now.
            Bruno   | phone          | 555 0100      | Bruno's phone | Bruno's phone is broken now.
            """)
    void leavesWhatItSaysNothingOf(String entity, String key, String value, String about, String text) {
        Memory written = Told.written(entity, key, value);

        assertThat(RESOLVER.resolve(Told.later(about, text), List.of(written))).isEqualTo(new Resolution.New());
    }

    @Test
    void takesThePlaceOfTheOneWhoseKeyIsNamedInFull() {
        Memory contract = Told.written("Nadia", "contract", "small");
        Memory phone = Told.written("Nadia", "phone contract", "small");
        Candidate told = Told.later("Nadia", "Nadia switched to the large phone contract.");

        assertThat(RESOLVER.resolve(told, List.of(contract, phone))).isEqualTo(new Resolution.Newer(List.of(phone)));
    }

    @Test
    void leavesBoth_whenItDoesNotSayWhichOfTwo() {
        Memory car = Told.written("Nadia", "car", "Opel Corsa");
        Memory vehicle = Told.written("Nadia", "vehicle", "Opel Corsa");
        Candidate told = Told.later("Nadia", "Nadia drives a Peugeot now.");

        assertThat(RESOLVER.resolve(told, List.of(car, vehicle))).isEqualTo(new Resolution.New());
    }

    @Test
    void looksForWhateverThingsItNames() {
        assertThat(Resolver.looksBackTo(Told.later("Nadia", "Nadia said that they moved tram 4 to the north depot.")))
                .contains("tram 4", "north depot");
    }
}
