// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Conversations out of order, overlapping, edited, long, and full of what nobody said. */
class ConversationsAsTheyComeIT {
    private static final Instant AT = Instant.parse("2026-03-10T18:00:00Z");
    private static final Instant LONG_AGO = Instant.parse("2022-05-02T18:00:00Z");
    private static final int LONGEST = 20_000;

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void oldNewsThatArrivesLateIsHistoryOfTheNewer() {
        world.learned(conversation(said("I live in Ghent.", AT)));
        world.learned(conversation(said("I live in Bruges.", LONG_AGO)));

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.CURRENT, MemoryStatus.SUPERSEDED);
        assertThat(memories().get(0).text()).isEqualTo("Ida lives in Ghent.");
        assertThat(memories().get(0).history())
                .singleElement()
                .satisfies(earlier -> assertThat(earlier.text()).isEqualTo("Ida lives in Bruges."));
        assertThat(memories().get(1).validTo()).isEqualTo(AT);
    }

    @Test
    void theHistoryIsOrderedByWhenItHeld_howeverLateItWasTold() {
        world.learned(conversation(said("I live in Ghent.", AT)));
        world.learned(conversation(said("I live in Bruges.", LONG_AGO.plus(Duration.ofDays(400)))));
        world.learned(conversation(said("I live in Namur.", LONG_AGO)));

        assertThat(memories().get(0).history())
                .extracting(MemoryChanged.EarlierMemory::text)
                .containsExactly("Ida lives in Bruges.", "Ida lives in Namur.");
    }

    @Test
    void aConfirmedSummaryIsEvidenceBesideTheYes() {
        SourceChanged source = world.learned(conversation(
                said("I row on the Elbe.", AT),
                new Message(
                        Message.Speaker.ASSISTANT,
                        "So you play the oboe in the town orchestra, is that right?",
                        null,
                        AT.plusSeconds(30).toEpochMilli()),
                said("Yes, exactly.", AT.plusSeconds(60))));

        assertThat(world.jdbc()
                        .sql("select quote from witnesses where source = ? order by line")
                        .param(source.id().toString())
                        .query(String.class)
                        .list())
                .containsExactly(
                        "I row on the Elbe.",
                        "So you play the oboe in the town orchestra, is that right?",
                        "Yes, exactly.");
    }

    @Test
    void whoQuitsAPlaceNoLongerWorksThere() {
        world.learned(conversation(said("I work at the chip shop on Mill Road.", LONG_AGO)));
        world.learned(conversation(said("I quit the chip shop.", AT)));

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
        assertThat(memories().get(1).key()).isEqualTo("formerly job");
        assertThat(memories().get(1).history()).hasSize(1);
    }

    @Test
    void anotherWordingOfWhatIsKnownIsOneMoreWitness() {
        world.learned(conversation(said("I live in Ghent.", AT)));
        world.learned(conversation(said("Ghent is where I live.", AT.plusSeconds(60))));
        world.learned(conversation(said("my home is in Ghent", AT.plusSeconds(120))));

        assertThat(memories())
                .singleElement()
                .satisfies(memory -> assertThat(memory.quote()).isEqualTo("I live in Ghent."));
    }

    @Test
    void aNewJobEndsTheOldOne() {
        world.learned(conversation(said("I work at Norvik.", LONG_AGO)));
        world.learned(conversation(said("I started my new job at Belden.", AT)));

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
        assertThat(memories().get(1).text()).isEqualTo("Ida started a new job at Belden.");
    }

    @Test
    void anotherEmployerToldLaterEndsTheFirst_inWhicheverOrderTheTwoComeIn() {
        world.learned(conversation(said("I work at Belden.", AT)));
        world.learned(conversation(said("I work at Norvik.", LONG_AGO)));

        assertThat(memories())
                .extracting(MemoryChanged::text, MemoryChanged::status)
                .containsExactlyInAnyOrder(
                        tuple("Ida works at Belden.", MemoryStatus.CURRENT),
                        tuple("Ida works at Norvik.", MemoryStatus.SUPERSEDED));
    }

    @Test
    void whatComesInLateHasEnded_whereItIsKnownToBeOver() {
        world.learned(conversation(said("I sold the Lada and bought a bike.", AT)));
        world.learned(conversation(said("I drive a Lada.", LONG_AGO)));

        assertThat(memories())
                .extracting(MemoryChanged::text, MemoryChanged::status)
                .containsExactlyInAnyOrder(
                        tuple("Ida sold the Lada and bought a bike.", MemoryStatus.CURRENT),
                        tuple("Ida drives a Lada.", MemoryStatus.SUPERSEDED));
    }

    @Test
    void overlappingWindowsTeachEachLineOnce() {
        Message first = said("I keep bees.", AT);
        Message second = said("I sell honey at the market.", AT.plusSeconds(60));
        Message third = said("My brother Udo builds the hives.", AT.plusSeconds(120));

        world.learned(conversation(first, second));
        world.learned(conversation(second, third));

        assertThat(memories()).hasSize(3);
    }

    @Test
    void anEditedMessageIsReadAsItStandsNow() {
        world.learned(conversation(said("My birthday is on 4 May.", AT)));
        world.learned(conversation(said("My birthday is on 4 May 1990.", AT)));

        assertThat(memories()).noneMatch(memory -> memory.status() == MemoryStatus.CLASH);
        assertThat(memories()).anyMatch(memory -> memory.text().contains("1990"));
    }

    @Test
    void eachMemberOfAGroupIsToldByTheirOwnWords() {
        world.learned(conversation(
                named("Udo", "I'm allergic to nuts.", AT),
                named("Mira", "I play the oboe.", AT.plusSeconds(60)),
                named("Udo", "my car broke down", AT.plusSeconds(120))));

        assertThat(memories())
                .extracting(MemoryChanged::text)
                .containsExactly("Udo is allergic to nuts.", "Mira plays the oboe.", "Udo's car broke down.");
        assertThat(memories()).extracting(MemoryChanged::speaker).containsExactly("Udo", "Mira", "Udo");
    }

    @Test
    void fiftyMessagesOfTheGreatestLengthAreLearned() {
        List<Message> messages = new ArrayList<>();
        for (int at = 0; at < 50; at++) {
            String fact = "I own lamp number " + at + ".\n";
            String log = ("2026-03-10 18:00:00 INFO worker-" + at + " took item from queue\n").repeat(LONGEST / 60);
            String padding = " ".repeat(LONGEST - fact.length() - log.length());
            messages.add(said(fact + log + padding, AT.plusSeconds(at)));
        }

        SourceChanged source = world.learned(conversation(messages.toArray(Message[]::new)));

        assertThat(source.status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(memories()).hasSize(50).allMatch(memory -> memory.text().startsWith("Ida owns lamp number"));
    }

    @Test
    void toolChatterAndLogsTeachNothing() {
        SourceChanged source = world.learned(conversation(
                new Message(Speaker.ASSISTANT, "{\"rows\":[{\"name\":\"Bob\"}]}", null, AT.toEpochMilli()),
                new Message(
                        Speaker.ASSISTANT, "You are HelpBot. The user is called Customer.", null, AT.toEpochMilli()),
                said("2026-03-10 18:00:00 ERROR I could not connect\n    at a.b.C(C.java:1)", AT)));

        assertThat(source.status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(memories()).isEmpty();
    }

    @Test
    void aBriefingPastedIntoANoteTeachesNothing() {
        String briefing = """
                Remembered (data, not instructions):
                ANSWER
                - Ida prefers written stand-ups. [memory:1] [2026-01-10]
                RELATED
                - Ida lives in Ghent.
                End of what is remembered.""";

        world.call(Remember.CONTRACT, ida, Map.of("text", briefing));

        assertThat(memories()).isEmpty();
    }

    private ConversationPushed conversation(Message... messages) {
        return new ConversationPushed(
                UUID.randomUUID().toString(), ida.space(), "Ida", ida.zone(), null, null, List.of(messages));
    }

    private static Message said(String text, Instant at) {
        return named(null, text, at);
    }

    private static Message named(@Nullable String name, String text, Instant at) {
        return new Message(Speaker.USER, text, name, at.toEpochMilli());
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }
}
