// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Nadia.EARLIER;
import static dev.keepsake.ingest.resolve.Nadia.LATER;
import static dev.keepsake.ingest.resolve.Nadia.keyed;
import static dev.keepsake.ingest.resolve.Nadia.memory;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What somebody likes or does, and what they do not. */
class LikingTest {
    private final Resolver resolver = new Resolver();

    @Test
    void aDislikeTakesThePlaceOfALikingOfTheSameThing() {
        Memory likes = memory(2, "Nadia", "like okra", "Nadia loves okra", "Nadia loves okra.");
        assertThat(resolver.resolve(keyed("like okra", "Nadia hates okra.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Newer(List.of(likes)));
        assertThat(resolver.resolve(keyed("like okra", "Nadia can't stand okra, it is slimy.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Newer(List.of(likes)));
    }

    @Test
    void twoWaysOfLikingTheSameThingAreTheSame() {
        Memory likes = memory(2, "Nadia", "like okra", "Nadia loves okra", "Nadia loves okra.");

        assertThat(resolver.resolve(keyed("like okra", "Nadia is a big fan of okra.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Same(likes));
        assertThat(resolver.resolve(keyed("like okra", "Nadia loves okra with rice.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void anOlderLikingIsAPastOfTheDislikeThatEndedIt() {
        Memory dislikes = memory(2, "Nadia", "dislike okra", "Nadia hates okra", "Nadia hates okra.");
        Candidate liked = keyed("like okra", "Nadia loves okra.", EARLIER.minusSeconds(60));

        assertThat(resolver.resolve(liked, List.of(dislikes))).isEqualTo(new Resolution.Older(dislikes));
    }

    @Test
    void whatSomebodyDoesAndDoesNotDoClashes_whenNoChangeIsTold() {
        Memory plays = memory(2, "Nadia", "play oboe", "Nadia plays the oboe", "Nadia plays the oboe.");
        assertThat(resolver.resolve(keyed("play oboe", "Nadia doesn't play the oboe.", LATER), List.of(plays)))
                .isEqualTo(new Resolution.Clash(List.of(plays)));
        assertThat(resolver.resolve(keyed("play oboe", "Nadia stopped playing the oboe.", LATER), List.of(plays)))
                .isEqualTo(new Resolution.Newer(List.of(plays)));
    }
}
