// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Nadia.EARLIER;
import static dev.keepsake.ingest.resolve.Nadia.LATER;
import static dev.keepsake.ingest.resolve.Nadia.candidate;
import static dev.keepsake.ingest.resolve.Nadia.keyed;
import static dev.keepsake.ingest.resolve.Nadia.memory;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who works where, and what a person who leaves no longer does there. */
class EmployerTest {
    private final Resolver resolver = new Resolver();

    @Test
    void anotherEmployerIsNewer_andWorkBesideItReplacesNothing() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik in Turin", "Nadia works at Norvik in Turin.");
        Candidate belden = candidate("job", "Nadia works for Belden as a tester.", "for Belden", LATER);
        Candidate saturdays = candidate("job", "Nadia works at Belden on Saturdays.", "at Belden", LATER);
        Candidate trade = candidate("job", "Nadia works as a tester.", "as a tester", LATER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(saturdays, List.of(norvik))).isEqualTo(new Resolution.New());
        assertThat(resolver.resolve(trade, List.of(norvik))).isEqualTo(new Resolution.New());
    }

    @Test
    void twoEmployersToldAtOnceClash() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Candidate belden = candidate("job", "Nadia works at Belden.", "at Belden", EARLIER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Clash(List.of(norvik)));
    }

    @Test
    void whoLeavesOneEmployerMayKeepAnother() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Candidate leftNorvik = candidate("formerly job", "Nadia quit Norvik.", "Norvik", LATER);
        Candidate leftBelden = candidate("formerly job", "Nadia quit Belden.", "Belden", LATER);

        assertThat(resolver.resolve(leftNorvik, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(leftBelden, List.of(norvik))).isEqualTo(new Resolution.New());
    }

    @Test
    void aNewJobTakesThePlaceOfTheOldOneButNotOfTheNewsThatItEnded() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Memory quit = memory(3, "Nadia", "formerly job", "Norvik", "Nadia quit Norvik.");
        Candidate belden = candidate("job", "Nadia started a new job at Belden.", "new job at Belden", LATER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(belden, List.of(quit))).isEqualTo(new Resolution.New());
    }

    @Test
    void whoQuitsAPlaceNoLongerIsWhatTheyWereThere_andGoesOnElsewhere() {
        Memory there = memory(2, "Nadia", "job", "at the chip shop", "Nadia works at the chip shop on Mill Road.");
        Memory band = memory(3, "Nadia", "play in brass band", "in a brass band", "Nadia plays in a brass band.");
        Memory met = memory(4, "Nadia", "meet tom", "Tom", "Nadia met Tom at the chip shop.");

        assertThat(ended("Nadia quit the chip shop.", there, band, met)).containsExactly(there);
        assertThat(ended("Nadia stopped working at the chip shop last week.", there, band, met))
                .containsExactly(there);
        assertThat(ended("Nadia left the brass band.", there, band, met)).containsExactly(band);
        assertThat(ended("Nadia quit the choir.", there, band, met)).isEmpty();
    }

    @Test
    void whoLeavesAPlaceAtAnHourOrQuitsAHabitEndsNothing() {
        Memory there = memory(2, "Nadia", "job", "in the office", "Nadia works in the office on Mill Road.");
        Memory lives = memory(3, "Nadia", "home", "in Turin", "Nadia lives in Turin.");

        assertThat(ended("Nadia left the office at 6.", there, lives)).isEmpty();
        assertThat(ended("Nadia left Turin on Monday.", there, lives)).isEmpty();
        assertThat(ended("Nadia quit smoking in the office.", there, lives)).isEmpty();
    }

    private List<Memory> ended(String text, Memory... known) {
        return resolver.resolve(keyed("quit", text, LATER), List.of(known)) instanceof Resolution.Newer newer
                ? newer.known()
                : List.of();
    }
}
