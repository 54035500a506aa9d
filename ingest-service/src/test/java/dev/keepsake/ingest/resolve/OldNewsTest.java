// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Nadia.EARLIER;
import static dev.keepsake.ingest.resolve.Nadia.fact;
import static dev.keepsake.ingest.resolve.Nadia.home;
import static dev.keepsake.ingest.resolve.Nadia.memory;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Memory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What comes in late but was said before what is known already. */
class OldNewsTest {
    private final Resolver resolver = new Resolver();
    private final Memory known = memory(1, "Nadia", "home", "in Turin", "Nadia lives in Turin.");

    @Test
    void somethingSaidEarlierNeverReplacesWhatWasSaidLater() {
        assertThat(resolver.resolve(
                        home("Nadia now lives in Genoa.", "in Genoa", EARLIER.minusSeconds(60)), List.of(known)))
                .isEqualTo(new Resolution.Older(known));
    }

    @Test
    void oldNewsThatComesInLateIsAPastOfWhatWasSaidLater() {
        Memory now = memory(2, "Nadia", "home", "to Genoa", "Nadia moved to Genoa.");
        Candidate before = home("Nadia lives in Turin.", "in Turin", EARLIER.minus(Duration.ofDays(20)));

        assertThat(resolver.resolve(before, List.of(now))).isEqualTo(new Resolution.Older(now));
    }

    @Test
    void oldNewsInOtherWordsIsAPastToo() {
        Memory moved = memory(2, "the loom", "stand in shed", "in the shed", "The loom is in the shed now.");
        Fact barn = fact("the loom", "be in barn", "in the barn", "The loom is in the barn.");
        Instant earlier = EARLIER.minusSeconds(60);
        Candidate before = new Candidate(barn, earlier, earlier, false, barn.text(), 0, "Nadia");

        assertThat(resolver.resolve(before, List.of(moved))).isEqualTo(new Resolution.Older(moved));
    }

    @Test
    void anotherHomeToldLaterIsNewerAndOneToldEarlierIsOlder() {
        Instant longAfter = EARLIER.plus(Duration.ofDays(700));
        Instant before = EARLIER.minus(Duration.ofDays(2));

        assertThat(resolver.resolve(home("Nadia lives in Genoa.", "in Genoa", longAfter), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(resolver.resolve(home("Nadia lives in Genoa.", "in Genoa", before), List.of(known)))
                .isEqualTo(new Resolution.Older(known));
    }
}
