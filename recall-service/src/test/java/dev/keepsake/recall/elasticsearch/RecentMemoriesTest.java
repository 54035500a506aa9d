// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.TestIndex;
import dev.keepsake.recall.search.Candidate;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecentMemoriesTest {
    private static final int MEGABYTE = 1024 * 1024;

    private final SpaceId space = TestIndex.aSpace();
    private final UUID id = UUID.randomUUID();
    private final AMemory memory = AMemory.in(space, "The spare key is at Wanda's.");
    private final MemoryChanged first = memory.version(id, 1).build();
    private final MemoryChanged second = memory.version(id, 2).build();
    private final RecentMemories recent = new RecentMemories(MEGABYTE);

    @Test
    void givesWhatWasRead_whenTheSearchSawThatState() {
        recent.keep(List.of(first));

        assertThat(recent.of(found(first))).contains(first);
        assertThat(recent.of(found(AMemory.in(space, "Another.").build()))).isEmpty();
    }

    @Test
    void givesNothing_whenTheSearchSawANewerState() {
        recent.keep(List.of(first));

        assertThat(recent.of(found(second))).isEmpty();
    }

    @Test
    void keepsTheNewerState_whenAnOlderReadEndsLater() {
        recent.keep(List.of(second));
        recent.keep(List.of(first));

        assertThat(recent.of(found(first))).contains(second);
        assertThat(recent.of(found(second))).contains(second);
    }

    @Test
    void holdsNoWordOfWhatWasForgotten() {
        recent.keep(List.of(first));

        recent.drop(List.of(id));

        assertThat(recent.of(found(first))).isEmpty();
    }

    @Test
    void knowsNoMemoryOfAnotherSpace() {
        recent.keep(List.of(first));

        assertThat(recent.of(candidate(TestIndex.aSpace(), first.number(), 1))).isEmpty();
    }

    @Test
    void staysWithinItsBytes() {
        List<MemoryChanged> many = IntStream.range(0, 2_000)
                .mapToObj(i ->
                        AMemory.in(space, "Line " + i + " " + "x".repeat(500)).build())
                .toList();
        recent.keep(many);

        List<MemoryChanged> held =
                many.stream().flatMap(one -> recent.of(found(one)).stream()).toList();

        assertThat(held).isNotEmpty();
        assertThat(held.stream().mapToLong(MemoryWeight::bytes).sum()).isLessThanOrEqualTo(MEGABYTE);
    }

    private static Candidate found(MemoryChanged seen) {
        return candidate(seen.space(), seen.number(), seen.version());
    }

    private static Candidate candidate(SpaceId space, long number, long version) {
        return new Candidate(number, version, space, Set.of(), null, 0, new BitSet(), new BitSet());
    }
}
