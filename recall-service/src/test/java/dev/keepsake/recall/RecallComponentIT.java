// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.contracts.recall.ListMemories;
import dev.keepsake.contracts.recall.MemoryRecall;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.contracts.recall.Search;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.messaging.CallOutcome;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import dev.keepsake.recall.fixture.RunningRecall;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RecallComponentIT {
    private static RunningRecall recall;
    private final Caller nadia = Callers.someone();

    @BeforeAll
    static void start() {
        recall = new RunningRecall();
    }

    @AfterAll
    static void stop() {
        recall.close();
    }

    @Test
    void findsAMemoryByItsCode_onceItsEventIsSettled() {
        for (int i = 0; i < 60; i++) {
            // To a vector such numbers are all alike.
            String word = "KX" + (4100 + 7 * i);
            MemoryChanged memory = AMemory.in(nadia.space(), "The gate opens with " + word + ".")
                    .build();
            recall.settle(List.of(memory));

            assertThat(texts(recall.ask(Search.CONTRACT, nadia, "{'query':'" + word + "','limit':1}")
                            .path("results")))
                    .containsExactly(memory.text());
            assertThat(texts(recall.ask(SearchMemories.CONTRACT, nadia, "{'query':'" + word + "','limit':1}")
                            .path("memories")))
                    .containsExactly(memory.text());
        }
    }

    @Test
    void showsAForgottenMemoryNowhere_alsoWhenAnOldEventComesLate() {
        UUID id = UUID.randomUUID();
        MemoryChanged memory = AMemory.in(nadia.space(), "The safe stands behind the barometer.")
                .version(id, 3)
                .build();
        recall.settle(List.of(memory));
        assertThat(recall.ask(Search.CONTRACT, nadia, "{'query':'barometer'}").path("results"))
                .hasSize(1);

        recall.forget(memory);
        recall.settle(List.of(AMemory.in(nadia.space(), "The safe stands behind the barometer.")
                .version(id, 9)
                .build()));

        assertThat(recall.ask(Search.CONTRACT, nadia, "{'query':'barometer','limit':25}")
                        .path("results"))
                .isEmpty();
        assertThat(recall.ask(MemoryRecall.CONTRACT, nadia, "{'query':'barometer','as_of':'2026-06-01'}")
                        .path("facts"))
                .isEmpty();
        assertThat(recall.ask(SearchMemories.CONTRACT, nadia, "{'query':'safe','min_score':0}")
                        .path("memories"))
                .isEmpty();
        assertThat(recall.ask(ListMemories.CONTRACT, nadia, "{}").path("total").asLong())
                .isZero();
        assertThat(refusal(fetch(nadia, "memory:" + memory.number())).code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(recall.ask(Fetch.CONTRACT, nadia, "{'id':'" + id + "'}")
                        .path("status")
                        .asString())
                .isEqualTo("not_found");
    }

    @Test
    void opensWhatIsOnesOwn_andTellsNothingOfOthers() {
        MemoryChanged memory = AMemory.in(nadia.space(), "Nadia keeps bees.")
                .about("Nadia")
                .keyed("hobby")
                .build();
        recall.settle(List.of(memory));
        String id = "memory:" + memory.number();
        Caller stranger = Callers.someone();

        JsonNode opened = recall.ask(Fetch.CONTRACT, nadia, "{'id':'" + id + "'}");
        assertThat(opened.path("title").asString()).isEqualTo("Nadia: hobby");
        assertThat(opened.path("text").asString()).startsWith("Nadia keeps bees.");
        assertThat(opened.path("url").asString()).isEqualTo("keepsake://memory/" + memory.number());
        assertThat(opened.path("metadata").path("fact_id").asString())
                .isEqualTo(memory.factId().toString());
        assertThat(recall.ask(Fetch.CONTRACT, nadia, "{'id':'" + memory.factId() + "'}")
                        .path("id")
                        .asString())
                .isEqualTo(id);
        assertThat(recall.ask(
                                Fetch.CONTRACT,
                                nadia,
                                "{'id':'" + memory.factId().toString().substring(0, 8) + "'}")
                        .path("status")
                        .asString())
                .isEqualTo("not_found");
        assertThat(refusal(fetch(stranger, id)).sentence().replace(id, "X"))
                .isEqualTo(
                        refusal(fetch(stranger, "memory:999999999")).sentence().replace("memory:999999999", "X"));
        assertThat(refusal(fetch(stranger, "source:" + "a".repeat(32))).code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(refusal(fetch(stranger, "page 3")).code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(recall.ask(ListMemories.CONTRACT, stranger, "{}").path("memories"))
                .isEmpty();
    }

    @Test
    void findsOneEntityByEachOfItsNames() {
        recall.settle(List.of(AMemory.in(nadia.space(), "Elizabeth plays the cello.")
                .about("Elizabeth")
                .alsoCalled("Liz")
                .build()));

        assertThat(recall.ask(Profile.CONTRACT, nadia, "{'subject':'Liz'}")
                        .path("memories")
                        .asInt())
                .isEqualTo(1);
        assertThat(recall.ask(Search.CONTRACT, nadia, "{'query':'Which instrument does Liz play?'}")
                        .path("results"))
                .hasSize(1);
    }

    @Test
    void listsInStablePages() {
        recall.settle(IntStream.range(0, 60)
                .mapToObj(i -> AMemory.in(nadia.space(), "Tree number " + i + " is an oak.")
                        .build())
                .toList());
        List<String> ids = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = recall.ask(ListMemories.CONTRACT, nadia, "{'limit':25" + cursor + "}");
            page.path("memories").forEach(memory -> ids.add(memory.path("id").asString()));
            sizes.add(page.path("memories").size());
            assertThat(page.path("total").asLong()).isEqualTo(60);
            cursor = page.path("next").isNull()
                    ? ""
                    : ",'cursor':" + page.path("next").asLong();
            recall.settle(
                    List.of(AMemory.in(Callers.someone().space(), "Elsewhere.").build()));
        } while (!cursor.isEmpty());

        assertThat(sizes).containsExactly(25, 25, 10);
        assertThat(ids).hasSize(60).doesNotHaveDuplicates();
        assertThat(recall.ask(ListMemories.CONTRACT, nadia, "{'cursor':999999999999999999}")
                        .path("memories"))
                .isEmpty();
        assertThat(recall.ask(ListMemories.CONTRACT, nadia, "{'kind':'people'}")
                        .path("total")
                        .asLong())
                .isZero();
    }

    @Test
    void callsASourceLearned_onlyWhenWhatItTaughtIsFound() {
        MemoryChanged memory =
                AMemory.in(nadia.space(), "The sauna is booked for Sunday.").build();
        SourceChanged source = learned(SourceId.ofCall(UUID.randomUUID()), memory);
        recall.settle(source);
        assertThat(status(source)).isEqualTo("learning");

        recall.settle(List.of(memory));

        assertThat(status(source)).isEqualTo("learned");
    }

    @Test
    void refusesInstantsThatDoNotExist() {
        for (String asOf : List.of("last week", "2026-02-30", "09.03.2026", "2026-03-09T25:00:00Z")) {
            CallOutcome outcome =
                    recall.call(MemoryRecall.CONTRACT, nadia, "{'query':'budget','as_of':'" + asOf + "'}");
            assertThat(refusal(outcome).code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
            assertThat(refusal(outcome).sentence()).contains("as_of");
        }
    }

    @Test
    void readsTheTeamsMemoryUnlessAskedNotTo() {
        recall.settle(List.of(AMemory.in(SpaceId.ofTeam(nadia.tenant()), "The team meets at the boathouse.")
                .build()));

        JsonNode both = recall.ask(MemoryRecall.CONTRACT, nadia, "{'query':'boathouse'}")
                .path("facts");

        assertThat(both.path(0).path("space").asString()).isEqualTo("shared");
        assertThat(recall.ask(MemoryRecall.CONTRACT, nadia, "{'query':'boathouse','space':'private'}")
                        .path("facts"))
                .isEmpty();
    }

    private static SourceChanged learned(SourceId id, MemoryChanged memory) {
        return new SourceChanged(
                id,
                2,
                memory.space(),
                SourceKind.NOTE,
                "A note",
                null,
                null,
                null,
                memory.text(),
                SourceStatus.LEARNED,
                null,
                1,
                List.of(new SourceChanged.Taught(memory.factId(), memory.version())),
                Instant.parse("2026-01-01T00:00:00Z"));
    }

    private String status(SourceChanged source) {
        return recall.ask(Fetch.CONTRACT, nadia, "{'id':'" + source.id() + "'}")
                .path("metadata")
                .path("status")
                .asString();
    }

    private static CallOutcome fetch(Caller caller, String id) {
        return recall.call(Fetch.CONTRACT, caller, "{'id':'" + id + "'}");
    }

    private static CallOutcome.Refused refusal(CallOutcome outcome) {
        return (CallOutcome.Refused) outcome;
    }

    private static List<String> texts(JsonNode memories) {
        List<String> texts = new ArrayList<>();
        memories.forEach(memory -> texts.add(memory.path("text").asString()));
        return texts;
    }
}
