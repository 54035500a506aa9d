// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Told.before;
import static dev.keepsake.ingest.resolve.Told.later;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is called off is planned no longer. */
class CalledOffTest {
    private final Resolver resolver = new Resolver();

    @ParameterizedTest(name = "{0} / {2}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia is planning a trip to Malta in May 2027.    | the Malta trip | The Malta trip is off.
            Nadia is going to Malta in May 2027.              | Nadia | Nadia cancelled the Malta trip.
            Nadia wants to buy the barge on the canal.        | Nadia | Nadia decided against buying the barge.
            Nadia is going to learn Basque in 2027.           | Nadia | Nadia changed their mind about learning Basque.
            Nadia has to repair the gate.                     | Nadia | Nadia won't repair the gate, Tom did it.
            Nadia wants to run a marathon in October 2026.    | Nadia | Nadia is not going to run the marathon after all.
            Nadia said that they will move to Quark 9.        | Nadia | Nadia said that they're staying on Quark 8.
            Nadia will upgrade the loom firmware.             | Nadia | Nadia calls off the firmware upgrade.
            """)
    void endsThePlanItSpeaksOf(String plan, String entity, String news) {
        Memory known = before("Nadia", plan, Kind.PLAN);

        assertThat(Resolver.looksBackTo(later(entity, news))).contains("Nadia");
        assertThat(resolver.resolve(later(entity, news), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia is going to Malta in May 2027.              | Nadia cancelled the Porto trip.
            Nadia will move to Quark 9.                       | Nadia stays in Turin.
            Nadia will move to Quark 9.                       | Nadia is staying on Scribus 2.
            Nadia will look into shelters.                    | Nadia is off to see the shelters.
            Nadia has to fetch the kids from school.          | Nadia dropped the kids at school.
            Nadia will look into shelters.                    | Nadia's lamp is off.
            """)
    void endsNoOtherPlan(String plan, String news) {
        assertThat(resolver.resolve(later("Nadia", news), List.of(before("Nadia", plan, Kind.PLAN))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void endsAPlanOfAnyNameOnlyWhereThereIsOne() {
        Memory malta = before("Nadia", "Nadia is planning a trip to Malta.", Kind.PLAN);
        Memory porto = before("Nadia", "Nadia is planning a trip to Porto.", Kind.PLAN);

        assertThat(resolver.resolve(later("the trip", "The trip is off."), List.of(malta)))
                .isEqualTo(new Resolution.Newer(List.of(malta)));
        assertThat(resolver.resolve(later("the trip", "The trip is off."), List.of(malta, porto)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void whatIsNoPlanGoesOn() {
        Memory lives = before("Nadia", "Nadia has a gate subscription.");

        assertThat(resolver.resolve(later("Nadia", "Nadia cancelled the gate."), List.of(lives)))
                .isEqualTo(new Resolution.New());
    }
}
