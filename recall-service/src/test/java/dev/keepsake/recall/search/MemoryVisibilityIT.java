// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static dev.keepsake.recall.fixture.TestIndex.aSpace;
import static dev.keepsake.recall.search.SearchedIndex.request;
import static dev.keepsake.recall.search.SearchedIndex.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.likeness.StatementVector;
import dev.keepsake.recall.projection.MemoryStore;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a search may show at all: by space, scope, time and state. */
class MemoryVisibilityIT {
    private static SearchedIndex searched;

    @BeforeAll
    static void open() {
        searched = new SearchedIndex();
    }

    @AfterAll
    static void close() {
        searched.close();
    }

    @Test
    void keepsToItsSpace_howeverWellOthersMatch() {
        SpaceId mine = aSpace();
        SpaceId theirs = aSpace();
        searched.index()
                .keep(IntStream.range(0, 150)
                        .mapToObj(i -> AMemory.in(theirs, "The secret word is heron " + i + ".")
                                .build())
                        .toList());
        searched.index()
                .keep(IntStream.range(0, 5)
                        .mapToObj(i -> AMemory.in(mine, "Somewhere I wrote down a word, number " + i + ".")
                                .build())
                        .toList());

        assertThat(searched.search().search(request(mine, "secret word heron", 10, 0)))
                .hasSize(5)
                .allMatch(one -> one.memory().space().equals(mine));
        assertThat(searched.texts(aSpace(), "secret word heron")).isEmpty();
    }

    @Test
    void filtersByScopeAndCategory() {
        SpaceId space = aSpace();
        searched.index()
                .keep(
                        AMemory.in(space, "The canoe is red.").scoped("boats"),
                        AMemory.in(space, "The canoe is rented out.").ofKind(Kind.PLAN, Category.TASK));

        assertThat(searched.texts(space, "canoe")).containsExactly("The canoe is rented out.");
        MemoryFilter boats = new MemoryFilter(List.of(space), "boats", null, HeldAt.now(Instant.now()));
        assertThat(texts(searched.search().search(request("canoe", boats, 10, 0))))
                .containsExactly("The canoe is red.");
        MemoryFilter tasks = new MemoryFilter(List.of(space), null, Category.TASK, HeldAt.now(Instant.now()));
        assertThat(texts(searched.search().search(request("canoe", tasks, 10, 0))))
                .containsExactly("The canoe is rented out.");
    }

    @Test
    void showsWhatHeldThen_butNeverWhatWasWrong() {
        SpaceId space = aSpace();
        searched.index()
                .keep(
                        AMemory.in(space, "budget one").holding("2026-03-09T07:10:00Z", null),
                        AMemory.in(space, "budget two").holding("2026-03-09T23:59:59.900Z", null),
                        AMemory.in(space, "budget three").holding("2026-03-10T00:00:00Z", null),
                        AMemory.in(space, "budget zero")
                                .holding("2026-03-01T00:00:00Z", "2026-03-09T07:10:00Z")
                                .with(MemoryStatus.SUPERSEDED),
                        AMemory.in(space, "budget wrong")
                                .holding("2026-03-01T00:00:00Z", null)
                                .with(MemoryStatus.WRONG));

        assertThat(textsAsOf(space, "2026-03-09")).containsExactlyInAnyOrder("budget one", "budget two");
        assertThat(textsAsOf(space, "2026-03-09T12:00:00Z")).containsExactly("budget one");
        assertThat(textsAsOf(space, "2026-03-09T13:00:00+01:00")).containsExactly("budget one");
        assertThat(textsAsOf(space, "20260309")).containsExactlyInAnyOrder("budget one", "budget two");
        assertThat(textsAsOf(space, "2026-03-05")).containsExactly("budget zero");
        assertThat(textsAsOf(space, "2020-01-01")).isEmpty();
        assertThat(searched.texts(space, "budget"))
                .containsExactlyInAnyOrder("budget one", "budget two", "budget three");
    }

    @Test
    void forgetsAtOnce_andALaterOlderStateChangesNothing() {
        SpaceId space = aSpace();
        UUID id = UUID.randomUUID();
        searched.index().keep(AMemory.in(space, "The spare key is at Wanda's.").version(id, 2));
        searched.index().keep(AMemory.in(space, "The spare key is at Ulla's.").version(id, 1));
        assertThat(searched.texts(space, "spare key")).containsExactly("The spare key is at Wanda's.");

        searched.index().store().apply(List.of(), List.of(new MemoryStore.Gone(id, space)), true);

        assertThat(searched.texts(space, "spare key")).isEmpty();
    }

    @Test
    void showsNothingOfWhatHasEnded_afterItWasShownBefore() {
        SpaceId space = aSpace();
        UUID forgotten = UUID.randomUUID();
        UUID wrong = UUID.randomUUID();
        AMemory corrected = AMemory.in(space, "The spare key is in the shed.");
        searched.index()
                .keep(
                        AMemory.in(space, "The spare key is at Wanda's.").version(forgotten, 1),
                        corrected.version(wrong, 1));
        assertThat(searched.texts(space, "spare key")).hasSize(2);

        // Nobody waits for these.
        searched.index().store().apply(List.of(), List.of(new MemoryStore.Gone(forgotten, space)), false);
        MemoryChanged put = corrected.version(wrong, 2).with(MemoryStatus.WRONG).build();
        searched.index().store().apply(List.of(new MemoryStore.Kept(put, null, null)), List.of(), false);

        assertThat(searched.texts(space, "spare key")).isEmpty();
    }

    @Test
    void showsTheNewState_afterTheOldOneWasShown() {
        SpaceId space = aSpace();
        UUID id = UUID.randomUUID();
        AMemory memory = AMemory.in(space, "The spare key is at Wanda's.");
        searched.index().keep(memory.version(id, 1));
        assertThat(statuses(space, "spare key")).containsExactly(MemoryStatus.CURRENT);

        searched.index().keep(memory.version(id, 2).with(MemoryStatus.CLASH));

        assertThat(statuses(space, "spare key")).containsExactly(MemoryStatus.CLASH);
    }

    @Test
    void findsTheOwnFive_amongThousandsOfAnotherThatMatchBetter() {
        SpaceId mine = aSpace();
        SpaceId theirs = aSpace();
        String question = "Which blend does the espresso bar pour?";
        StatementVector same =
                new StatementVector(searched.embedder().embedPassage("The espresso bar pours the blend Sirocco."), 0);
        List<MemoryStore.Kept> others = IntStream.range(0, 2_000)
                .mapToObj(i -> new MemoryStore.Kept(
                        AMemory.in(theirs, "The espresso bar pours the blend Sirocco, cup " + i + ".")
                                .build(),
                        same,
                        same.values()))
                .toList();
        searched.index().store().apply(others, List.of(), false);
        searched.index()
                .keep(IntStream.range(0, 5)
                        .mapToObj(i -> AMemory.in(mine, "Blend number " + i + " tasted of nuts.")
                                .build())
                        .toList());

        assertThat(searched.search().search(request(mine, question, 5, 0)))
                .hasSize(5)
                .allMatch(one -> one.memory().space().equals(mine));
    }

    private static List<MemoryStatus> statuses(SpaceId space, String query) {
        return searched.search().search(request(space, query, 10, 0)).stream()
                .map(one -> one.memory().status())
                .toList();
    }

    private static List<String> textsAsOf(SpaceId space, String asOf) {
        HeldAt heldAt = HeldAt.asOf(AsOf.parse(asOf, ZoneId.of("UTC")));
        return texts(searched.search()
                .search(request("budget", new MemoryFilter(List.of(space), "default", null, heldAt), 10, 0)));
    }
}
