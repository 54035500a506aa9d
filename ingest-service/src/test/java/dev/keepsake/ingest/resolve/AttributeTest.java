// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Digests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One attribute of a thing, in whatever words it is told. */
class AttributeTest {

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Crane 4 stands in bay B.                   | Crane 4 has moved to bay C.
            Crane 4 is in bay B.                       | Crane 4 is in bay D now (as of 16 June 2026).
            Crane 4 is kept in bay B.                  | Crane 4 was moved to bay C in the week of 8 June 2026.
            The spare key hangs in the office.         | The spare key is in the shed now (as of 16 June 2026).
            The spare key is in the shed.              | Nadia put the spare key in the drawer.
            The ladder is in the cellar.               | Nadia moved the ladder to the garage.
            Crane 4 is painted green.                  | Crane 4 was painted yellow in the week of 8 June 2026.
            Crane 4 is green.                          | Nadia said that they painted crane 4 orange.
            Crane 4 is painted green.                  | Crane 4 turned blue.
            Crane 4 is broken.                         | Crane 4 is working again.
            Crane 4 is broken.                         | Crane 4 has been repaired.
            Crane 4 is working.                        | Crane 4 broke down on 15 June 2026.
            Crane 4 does not work.                     | Crane 4 works again.
            Gate C7 is open.                           | Gate C7 is closed.
            Project Osprey is led by Lena.             | Marek took over project Osprey from Lena.
            Lena leads project Osprey.                 | Project Osprey was handed over to Marek.
            The lead of Osprey is Lena.                | The lead of Osprey is now Marek.
            Crane 4 belongs to Olga.                   | Crane 4 is now owned by Marek (as of 16 June 2026).
            The owner of crane 4 is Olga.              | Marek owns crane 4 now (as of 16 June 2026).
            The CFO is Marta.                          | Paul is CFO now (as of 16 June 2026).
            Nadia's CFO is Marta.                      | Paul is CFO now (as of 16 June 2026).
            The treasurer is Ida.                      | Otto was elected treasurer.
            The meeting room seats 8.                  | The meeting room now seats 12 (as of 16 June 2026).
            Room 12 holds 30 people.                   | Room 12 has room for 40 people.
            The server runs version 4.2.               | The server was upgraded to 4.3.
            The guest network is called Otter.         | The guest network was renamed to Heron.
            The budget is 40,000 euros.                | Nadia raised the budget to 45,000 euros.
            The price of the $9 ticket is 9 euros.     | The price of the $9 ticket is now 11 euros.
            The call is at 10:00.                      | Nadia moved the call to 10:30.
            The shop opens at nine.                    | The shop now opens at ten (as of 16 June 2026).
            Invoice 88 is unpaid.                      | Invoice 88 has been paid.
            The spare key is in the shed.              | The spare key is with the caretaker now.
            """)
    void aLaterValueTakesThePlaceOfTheEarlierOne(String before, String after) {
        assertThat(read(after).replaces(read(before), false)).isTrue();
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Crane 4 stands in bay B.                   | Crane 5 has moved to bay C.
            Crane 4 stands in bay B.                   | Crane 4 is in Ulm.
            Crane 4 is green.                          | Crane 4 is blue.
            Crane 4 is broken.                         | Crane 4 is open.
            Crane 4 is broken.                         | Crane 4 was working.
            Crane 4 is owned by Olga.                  | Marek took over crane 5.
            Crane 4 is owned by Olga.                  | Marek leads crane 4 now.
            Lena leads project Osprey.                 | Marek leads project Osprey.
            Olga owns a boat.                          | Marek owns a boat now.
            Nadia's dog is called Rex.                 | Nadia's dog is called Mia.
            The train leaves at nine.                  | The train leaves at ten.
            The shop opens at nine.                    | The shop now closes at ten.
            Lena is tired.                             | Marek is tired now.
            Lena is better.                            | Marek is better now.
            The treasurer is Ida.                      | Otto is secretary now.
            The meeting room seats 8.                  | The meeting room is 40 euros now.
            The server runs version 4.2.               | The server is called Heron now.
            """)
    void whatIsSomethingElseTakesNoPlace(String before, String after) {
        assertThat(Attribute.of(after)
                        .flatMap(told -> Attribute.of(before).filter(known -> told.replaces(known, false))))
                .isEmpty();
    }

    @ParameterizedTest(name = "{2} of {0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            crane 4           | Crane 4 has moved to bay C.               | location
            crane 4           | Crane 4 was painted yellow.               | colour
            Crane 4           | Crane 4 is working again.                 | status
            crane 4           | Marek owns crane 4 now.                   | owner
            project Osprey    | Marek took over project Osprey.           | lead
            Osprey            | The lead of Osprey is Marek.              | lead
            the meeting room  | The meeting room now seats 12.            | capacity
            server            | The server runs version 4.2.              | version
            Spare Key         | The spare key is in the shed.             | place
            crane 4           | The status of crane 4 is broken.          | status
            """)
    void isKnownByWhatAgentsCallIt(String entity, String told, String key) {
        assertThat(Attribute.of(told).map(attribute -> attribute.isOf(entity, key)))
                .satisfiesAnyOf(
                        found -> assertThat(found).contains(true),
                        found -> assertThat(Slot.of(Told.before(entity, told)))
                                .anyMatch(slot -> slot.subjects().contains(Digests.subject(entity, key))));
    }

    @Test
    void aWrittenValueIsTheOnlyOneOfItsKind() {
        assertThat(read("Crane 4 is blue.").replaces(read("Crane 4 is green."), true))
                .isTrue();
    }

    private static Attribute read(String text) {
        return Attribute.of(text).orElseThrow();
    }
}
