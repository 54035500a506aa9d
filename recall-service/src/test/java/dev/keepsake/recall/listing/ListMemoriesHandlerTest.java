// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.ListMemories;
import dev.keepsake.contracts.recall.MemoryView;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ListMemoriesHandlerTest {
    private final Caller nadia = Callers.someone();
    private final List<MemoryChanged> kept = new ArrayList<>();
    private final ListMemoriesHandler handler = new ListMemoriesHandler((spaces, kind, highest, limit, deadline) -> {
        Stream<MemoryChanged> page = kept.stream()
                .filter(memory -> memory.number() <= highest)
                .sorted(Comparator.comparingLong(MemoryChanged::number).reversed())
                .limit(limit);
        long newest = kept.stream().mapToLong(MemoryChanged::number).max().orElse(0);
        return new MemoryListing.Listed(page.toList(), kept.size(), newest);
    });

    @Test
    void pagesWithoutSkipOrRepeat_whileMemoriesAreAdded() {
        keep(7);

        ListMemories.Result first = list(3, null);
        keep(2);
        ListMemories.Result second = list(3, first.next());
        ListMemories.Result third = list(3, second.next());

        assertThat(ids(first, second, third)).hasSize(7).doesNotHaveDuplicates();
        assertThat(third.next()).isNull();
        assertThat(ids(first).get(0)).isEqualTo(MemoryNumber.format(kept.get(6).number()));
    }

    @Test
    void endsWithTheLastFullPage() {
        keep(3);

        assertThat(list(3, null).next()).isNull();
    }

    @Test
    void givesAnEmptyPage_whenTheCursorIsPastTheEnd() {
        keep(3);

        ListMemories.Result past = list(3, 999_999_999_999_999_999L);

        assertThat(past.memories()).isEmpty();
        assertThat(past.total()).isEqualTo(3);
        assertThat(past.next()).isNull();
        assertThat(list(3, 0L).memories()).isEmpty();
    }

    private void keep(int count) {
        for (int i = 0; i < count; i++) {
            kept.add(AMemory.in(nadia.space(), "Memory " + i).build());
        }
    }

    private ListMemories.Result list(int limit, @Nullable Long cursor) {
        return handler.handle(new Call<>(
                        UUID.randomUUID(),
                        nadia,
                        new ListMemories.Arguments(ListMemories.KindFilter.ALL, limit, cursor),
                        new CallOrigin(UUID.randomUUID(), 0),
                        Instant.MAX))
                .result();
    }

    private static List<String> ids(ListMemories.Result... pages) {
        return Stream.of(pages)
                .flatMap(page -> page.memories().stream())
                .map(MemoryView::id)
                .toList();
    }
}
