// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Times;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A later value of the same thing, told in other words and kept under another key. */
class SuccessionTest {
    private static final Instant EARLIER = Instant.parse("2026-06-01T10:00:00Z");
    private static final Instant LATER = Instant.parse("2026-06-16T10:00:00Z");

    private final Resolver resolver = new Resolver();

    @ParameterizedTest(name = "{1} / {2}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia             | Nadia's studio is on the first floor.     | Nadia's studio moved to the third floor.
            the loom          | The loom is in the barn.                  | The loom is in the shed now.
            the regatta       | The regatta is on 4 July 2026.            | The regatta was moved to 11 July 2026.
            the regatta       | The regatta is on 4 July 2026.            | The regatta is on 5 July 2026.
            the regatta       | The regatta is on 4 July 2026.            | The regatta has slipped to 18 July 2026.
            the lesson        | The lesson is at 3 pm.                    | The lesson is at 5 pm.
            the membership    | The membership is 40 francs.              | The membership went up to 55.
            the membership    | The membership is 40 francs.              | The membership is now 55 francs.
            Nadia             | Nadia is a second violinist.              | Nadia is a first violinist now.
            Nadia's dentist   | Nadia's dentist is Dr. Oban.              | Nadia's dentist is now Dr. Ruiz.
            Crate 12          | Crate 12 has colour green.                | Crate 12 now has colour white.
            Nadia             | Nadia drives a Lada.                      | Nadia sold the Lada and bought a Dacia.
            Nadia             | Nadia uses Quark.                         | Nadia switched from Quark to Scribus.
            Nadia             | Nadia chairs the board of the choir.      | As of 16 June 2026 Nadia no longer chairs the board.
            Nadia             | Nadia is dating Marco.                    | Marco and Nadia split up.
            Nadia's boss      | Nadia's boss is Oban.                     | Nadia's boss is Ruiz.
            the rehearsal     | The rehearsal is in room 4.               | The rehearsal is in room 7.
            """)
    void endsWhatItTakesThePlaceOf(String entity, String before, String after) {
        Memory known = memory(entity, before);

        assertThat(resolver.resolve(said(entity, after), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(Resolver.looksBackTo(said(entity, after))).contains(entity);
    }

    @ParameterizedTest(name = "{1} / {2}")
    @CsvSource(delimiter = '|', textBlock = """
            the loom          | The loom is in the barn.                  | The loom is in Ulm.
            the keys          | The keys are in the drawer.               | The keys are in the kitchen.
            the regatta       | The regatta is on 4 May 2026.             | The regatta is on 11 July 2026.
            the membership    | The membership is 40 francs.              | The membership was 35 francs.
            the parcel        | The parcel is 40 kilos.                   | The parcel is 55 francs.
            Nadia             | Nadia is a carpenter.                     | Nadia is a singer now.
            Nadia's friend    | Nadia's friend is Oban.                   | Nadia's friend is Ruiz.
            Nadia's boss      | Nadia's boss is Oban.                     | Nadia's boss is Danish.
            the rehearsal     | The rehearsal is in room 4.               | The rehearsal is on floor 2.
            Nadia             | Nadia drives a Lada.                      | Nadia sold the piano.
            Nadia             | Nadia chairs the board of the choir.      | Nadia no longer chairs the debates.
            Nadia             | Nadia is dating Marco.                    | Peter and Nadia split up.
            Nadia             | Nadia is in the choir.                    | Nadia is in the band now.
            Nadia             | Nadia owns a canoe and a kayak.           | Nadia sold the canoe.
            Nadia             | Nadia has night shifts.                   | Nadia sold shifts to Tom.
            """)
    void endsNothingElse(String entity, String before, String after) {
        assertThat(resolver.resolve(said(entity, after), List.of(memory(entity, before))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void whoStartsAtAnotherEmployerHasLeftTheFirst() {
        Memory known = memory("Nadia", "job", "at Belden", "Nadia works at Belden.", false);

        assertThat(resolver.resolve(said("Nadia", "Nadia started at Norvik on 15 June 2026."), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(resolver.resolve(said("Nadia", "Nadia started at Norvik University."), List.of(known)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void aWrittenFactAndTheSameToldInOtherWordsMeet() {
        Memory written = memory("Crate 12", "colour", "green", "green", true);
        Candidate told = said("Crate 12", "Crate 12 has colour white now.");

        assertThat(resolver.resolve(told, List.of(written))).isEqualTo(new Resolution.Newer(List.of(written)));
        assertThat(Resolver.isUnder("Colour", memory("Crate 12", "Crate 12 has colour white.")))
                .isTrue();
        assertThat(Resolver.isUnder("weight", memory("Crate 12", "Crate 12 has colour white.")))
                .isFalse();
    }

    @Test
    void whereSomebodyWorksAndLivesMeetsWhatWasWrittenUnderTheUsualKeys() {
        Memory employer = memory("Nadia", "employer", "Norvik", "Norvik", true);
        Memory city = memory("Nadia", "city", "Turin", "Turin", true);

        assertThat(resolver.resolve(said("Nadia", "Nadia works at Belden."), List.of(employer)))
                .isEqualTo(new Resolution.Newer(List.of(employer)));
        assertThat(resolver.resolve(said("Nadia", "Nadia lives in Genoa."), List.of(city)))
                .isEqualTo(new Resolution.Newer(List.of(city)));
        assertThat(Resolver.isUnder("employer", memory("Nadia", "Nadia works at Belden.")))
                .isTrue();
    }

    @Test
    void whatIsSaidBeforeAFactWasWrittenIsAPastOfIt() {
        Memory written = memory("Crate 12", "colour", "green", "green", true);
        Candidate before = said("Crate 12", "Crate 12 has colour white.", EARLIER.minusSeconds(60));

        assertThat(resolver.resolve(before, List.of(written))).isEqualTo(new Resolution.Older(written));
    }

    @Test
    void newsIsKeptUnderAKeyThatDoesNotSayTheOldValue() {
        Memory studio = memory("Nadia", "studio", "on the first floor", "Nadia's studio is on the first floor.", false);
        Memory fee = memory("the fee", "be 40 francs", "40 francs", "The fee is 40 francs.", false);

        assertThat(Resolver.keyOfNews(said("Nadia", "Nadia's studio moved to the third floor."), studio))
                .isEqualTo("studio");
        assertThat(Resolver.keyOfNews(said("the fee", "The fee went up to 55."), fee))
                .isEqualTo("other words");
        assertThat(Resolver.keyOfNews(said("Nadia", "Nadia no longer rents the studio."), studio))
                .isEqualTo("formerly studio");
    }

    private static Candidate said(String entity, String text) {
        return said(entity, text, LATER);
    }

    private static Candidate said(String entity, String text, Instant at) {
        return new Candidate(fact(entity, "other words", text, text), at, at, false, text, 0, "Nadia");
    }

    private static Memory memory(String entity, String text) {
        return memory(entity, "some words", text, text, false);
    }

    private static Memory memory(String entity, String key, String value, String text, boolean sole) {
        return new Memory(
                UUID.randomUUID(),
                1,
                new SpaceId(UUID.randomUUID()),
                "default",
                fact(entity, key, value, text),
                "note",
                MemoryStatus.CURRENT,
                sole,
                new Times(EARLIER, null, EARLIER, EARLIER, EARLIER),
                null,
                1);
    }

    private static Fact fact(String entity, String key, String value, String text) {
        return new Fact(text, entity, key, value, Kind.DETAIL, Category.FACT, Importance.MEDIUM);
    }
}
