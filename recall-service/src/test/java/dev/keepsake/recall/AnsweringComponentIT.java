// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.recall.Ask;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.contracts.recall.PlaybookRecall;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import dev.keepsake.recall.fixture.RunningRecall;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class AnsweringComponentIT {
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
    void answersFromMemory_orSaysThatItDoesNotKnow() {
        remember();

        JsonNode known = ask("Where does my aunt Rosalba live?");
        assertThat(known.path("answer").asString()).contains("Trieste");
        assertThat(known.path("message").isNull()).isTrue();
        assertThat(known.path("memories")).hasSize(1);
        for (String question : List.of(
                "What is my shoe size?",
                "Where does my uncle Piero live?",
                "What is the name of my optician?",
                "Where does Rosalba work?",
                "Have I booked a ferry?")) {
            JsonNode unknown = ask(question);
            assertThat(unknown.path("answer").isNull()).as(question).isTrue();
            assertThat(unknown.path("memories")).isEmpty();
            assertThat(unknown.path("message").asString()).isNotBlank();
        }
    }

    @Test
    void writesContextWithinItsTokens_andNothingForNonsenseOrStrangers() {
        remember();

        JsonNode context = recall.ask(
                RecallContext.CONTRACT, nadia, "{'current_prompt':'Ideas for a gift for my son?','max_tokens':150}");
        assertThat(context.path("context").asString()).contains("Elio");
        assertThat(context.path("tokens").asInt()).isBetween(1, 150);
        assertThat(context.path("memories")).isNotEmpty();
        for (Caller caller : List.of(nadia, Callers.someone())) {
            JsonNode nothing =
                    recall.ask(RecallContext.CONTRACT, caller, "{'current_prompt':'wibble fronx ghurp 881'}");
            assertThat(nothing.path("context").asString()).isEmpty();
            assertThat(nothing.path("tokens").asInt()).isZero();
        }
        assertThat(recall.ask(RecallContext.CONTRACT, Callers.someone(), "{'current_prompt':'a gift for my son'}")
                        .path("context")
                        .asString())
                .isEmpty();
    }

    @Test
    void givesTheNewest_whenNothingElseIsAskedFor() {
        remember();

        for (Caller caller : List.of(nadia, Callers.someone())) {
            JsonNode newest = recall.ask(
                    RecallContext.CONTRACT, caller, "{'current_prompt':'anything new lately?','strategy':'recency'}");

            assertThat(newest.path("memories").isEmpty()).isEqualTo(caller != nadia);
        }
    }

    @Test
    void profilesThePersonAndOthers_fromTheirOwnMemories() {
        remember();

        JsonNode owner = recall.ask(Profile.CONTRACT, nadia, "{}");
        assertThat(owner.path("lasting")).isNotEmpty();
        assertThat(owner.toString()).doesNotContain("Trieste").doesNotContain("kite");
        JsonNode elio = recall.ask(Profile.CONTRACT, nadia, "{'subject':'elio'}");
        assertThat(elio.path("memories").asInt()).isEqualTo(2);
        JsonNode nobody = recall.ask(Profile.CONTRACT, Callers.someone(), "{'subject':'Elio'}");
        assertThat(nobody.path("memories").asInt()).isZero();
    }

    @Test
    void profilesThePersonAgainstAText() {
        remember();

        JsonNode context = recall.ask(
                GetUserContext.CONTRACT,
                nadia,
                "{'text':'Could you give a talk on harbour dredging next spring?','task_hint':'answer the"
                        + " invitation'}");

        List<JsonNode> claims = Stream.of("knows", "stance", "history", "emphasise", "avoid")
                .flatMap(list -> elements(context.path(list)).stream())
                .toList();
        assertThat(claims)
                .isNotEmpty()
                .allSatisfy(claim -> assertThat(claim.path("memories")).isNotEmpty());
        assertThat(context.toString()).contains("dredging");
    }

    @Test
    void keepsPlaybooksOnce_andRecallsThemBySituation() {
        String written =
                "{'trigger':'The ferry timetable page is down','strategy':'Switch to the printed plan, then call the"
                        + " port.'}";

        JsonNode first = recall.ask(PlaybookWrite.CONTRACT, nadia, written);
        JsonNode again = recall.ask(PlaybookWrite.CONTRACT, nadia, written);
        JsonNode entries = recall.ask(PlaybookRecall.CONTRACT, nadia, "{'query':'the timetable site does not load'}")
                .path("entries");

        assertThat(first.path("status").asString()).isEqualTo("created");
        assertThat(again.path("status").asString()).isEqualTo("merged");
        assertThat(again.path("id")).isEqualTo(first.path("id"));
        assertThat(entries.path(0).path("id")).isEqualTo(first.path("id"));
        assertThat(entries.path(0).path("credit").asDouble()).isEqualTo(0.5);
        assertThat(recall.ask(
                                PlaybookRecall.CONTRACT,
                                Callers.someone(),
                                "{'query':'the timetable site does not load'}")
                        .path("entries"))
                .isEmpty();
    }

    private void remember() {
        recall.settle(Stream.of(
                        about("Nadia's aunt Rosalba", "Nadia's aunt Rosalba lives in Trieste.")
                                .ofKind(Kind.PEOPLE, Category.RELATIONSHIP),
                        about("Nadia", "Nadia prefers trains to planes.").ofKind(Kind.PREF, Category.PREFERENCE),
                        about("Nadia", "Nadia has planned harbour dredging for ten years."),
                        about("Elio", "Nadia's son Elio turned nine on 3 May 2026."),
                        about("Elio", "Elio wishes for a red kite."),
                        about("Nadia", "Nadia sings in a choir on Mondays."),
                        about("Nadia", "Nadia's flat is on the fourth floor."))
                .map(AMemory::build)
                .toList());
    }

    private AMemory about(String entity, String text) {
        return AMemory.in(nadia.space(), text).about(entity);
    }

    private JsonNode ask(String question) {
        return recall.ask(Ask.CONTRACT, nadia, "{'question':'" + question + "'}");
    }

    private static List<JsonNode> elements(JsonNode array) {
        List<JsonNode> elements = new ArrayList<>();
        array.forEach(elements::add);
        return elements;
    }
}
