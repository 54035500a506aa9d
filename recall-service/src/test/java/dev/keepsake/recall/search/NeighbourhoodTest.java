// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fixture.AMemory;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class NeighbourhoodTest {
    private final SpaceId space = new SpaceId(UUID.randomUUID());
    private final Shortlisted question = found("Where did you park?", 4, 3);
    private final Shortlisted answer = found("Behind the school.", 5, 1);
    private final Shortlisted rest = found("It rained all night.", 5, 1);
    private final Neighbourhood neighbourhood = new Neighbourhood(List.of(question, answer, rest));

    @Test
    void tellsTheLinesBesideOne() {
        assertThat(neighbourhood.ofLineAt(answer, -1)).isEqualTo(3);
        assertThat(neighbourhood.ofLineAt(question, 1)).isEqualTo(1);
        assertThat(neighbourhood.ofLineAt(answer, 1)).isZero();
    }

    @Test
    void countsALineOnce_inItsSource() {
        assertThat(neighbourhood.ofSource(answer)).isCloseTo((3.0 + 1) / 3, within(1e-9));
    }

    @Test
    void takesAMemoryWithoutItsPlaceForALineOfItsOwn() {
        Shortlisted alone = Shortlisted.of(
                weighed(), 2, AMemory.in(space, "Nothing is known around it.").build());

        assertThat(new Neighbourhood(List.of(alone)).ofOthersInLine(alone)).isZero();
    }

    private Shortlisted found(String text, int position, double lineLikeness) {
        MemoryChanged memory = AMemory.in(space, text).at(position, text).build();
        return Shortlisted.of(weighed(), lineLikeness, memory);
    }

    private Weighed weighed() {
        Candidate candidate = new Candidate(1, 1, space, Set.of(), null, 0, new BitSet(), new BitSet());
        return new Weighed(candidate, new Evidence(1, 0, 0, 0, 0), 0.5);
    }
}
