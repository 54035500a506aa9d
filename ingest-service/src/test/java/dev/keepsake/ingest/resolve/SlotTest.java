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
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of what an agent wrote down as a fact. */
class SlotTest {
    private static final Instant EARLIER = Instant.parse("2026-05-01T10:00:00Z");
    private static final Instant WRITTEN = Instant.parse("2026-06-01T10:00:00Z");
    private static final Instant LATER = Instant.parse("2026-06-16T10:00:00Z");

    private final Resolver resolver = new Resolver();
    private final Memory owner = written("Pump", "owner", "The owner of the pump is Olga.");

    @ParameterizedTest(name = "{2} / {4}")
    @CsvSource(delimiter = '|', textBlock = """
            Crate 12  | colour         | Crate 12 is red.               | Crate 12              | Crate 12 is purple now (as of 16 June 2026).
            The Crate | color          | The crate is red.              | the crate             | The crate was painted dark green.
            Crate 12  | colour         | red                            | Crate 12              | Crate 12 has the colour blue.
            Pump      | owner          | The owner of the pump is Olga. | the owner of the pump | The owner of the pump is now Henrik.
            Pump      | owner          | Olga                           | Henrik                | Henrik is the owner of the pump now.
            Atlas     | k7             | K7 is 12.                      | K7 of Atlas           | K7 of Atlas is 15 now (as of 16 June 2026).
            Nadia     | favourite_band | Nadia likes Muse best.         | Nadia                 | Nadia's favourite band is Elbow.
            """)
    void whatIsToldTakesThePlaceOfWhatWasWritten(String entity, String key, String value, String told, String after) {
        Memory known = written(entity, key, value);
        Candidate news = told(told, after);

        assertThat(Resolver.subjects(news).contains(known.subject())
                        || Resolver.looksBackTo(news).contains(entity.toLowerCase(Locale.ROOT)))
                .isTrue();
        assertThat(resolver.resolve(news, List.of(known))).isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(Resolver.asNewsOf(List.of(known), news).subject()).isEqualTo(known.subject());
    }

    @ParameterizedTest(name = "{2} / {4}")
    @CsvSource(delimiter = '|', textBlock = """
            Crate 12 | colour | Crate 12 is red.               | Crate 12              | Crate 12 is broken now.
            Crate 12 | status | Crate 12 is free.              | Crate 12              | Crate 12 is purple now.
            Pump     | owner  | The owner of the pump is Olga. | the owner of the mill | The owner of the mill is Henrik.
            Pump     | owner  | The owner of the pump is Olga. | the owner of the pump | The owner of the pump is not Henrik.
            Atlas    | k7     | K7 is 12.                      | K8 of Atlas           | K8 of Atlas is 15 now.
            """)
    void whatIsToldOfSomethingElseLeavesWhatWasWritten(
            String entity, String key, String value, String told, String after) {
        assertThat(resolver.resolve(told(told, after), List.of(written(entity, key, value))))
                .isEqualTo(new Resolution.New());
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Crate 12 is painted shade 40.    | Crate 12 is painted purple now.
            Crate 12 stands in hall B.       | As of 16 June 2026, Crate 12 stands in hall D.
            Crate 12 belongs to Olga.        | Crate 12 now belongs to Henrik (as of 16 June 2026).
            """)
    void aWrittenSentenceToldWithAnotherEndTakesItsPlaceWhateverItWasCalled(String value, String after) {
        Memory known = written("Crate 12", "note 3", value);
        Candidate news = told("Crate 12", after);

        assertThat(Resolver.looksBackTo(news)).contains("Crate 12");
        assertThat(resolver.resolve(news, List.of(known))).isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(Resolver.asNewsOf(List.of(known), news).subject()).isEqualTo(known.subject());
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Crate 12 is free.            | Crate 12 is purple now.
            Crate 12 stands in hall B.   | Crate 12 belongs to Olga now.
            Crate 12 is painted shade 4. | Crate 12 is painted purple on the side that one sees from the gate now.
            Crate 12 stands in hall B.   | Crate 12 also stands in the way now.
            """)
    void anotherSentenceOfTheSameThingLeavesWhatWasWritten(String value, String after) {
        assertThat(resolver.resolve(told("Crate 12", after), List.of(written("Crate 12", "note 3", value))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void whoMovesNoLongerLivesWhereAnAgentWroteTheyDo() {
        Memory city = written("Nadia", "city", "Nadia lives in Turin.");
        Fact moved = fact("Nadia", "home", "to Parma last week", "Nadia moved to Parma in the week of 8 June 2026.");
        Fact visited = fact("Nadia", "visit parma", "Nadia visited Parma", "Nadia visited Parma.");

        assertThat(resolver.resolve(said(moved, LATER), List.of(city))).isEqualTo(new Resolution.Newer(List.of(city)));
        assertThat(resolver.resolve(said(visited, LATER), List.of(city))).isEqualTo(new Resolution.New());
    }

    @Test
    void theSameValueInOtherWordsIsOneMoreWitness() {
        Memory colour = written("Crate 12", "colour", "green");

        assertThat(resolver.resolve(told("Olga", "Olga is the owner of the pump."), List.of(owner)))
                .isEqualTo(new Resolution.Same(owner));
        assertThat(resolver.resolve(told("Crate 12", "Crate 12 is green."), List.of(colour)))
                .isEqualTo(new Resolution.Same(colour));
    }

    @Test
    void whatWasSaidBeforeSomethingElseWasWrittenIsItsPast() {
        Fact before = told("the owner of the pump", "The owner of the pump is Henrik.")
                .fact();

        assertThat(resolver.resolve(said(before, EARLIER), List.of(owner))).isEqualTo(new Resolution.Older(owner));
    }

    @Test
    void aWrittenFactFindsWhatWasToldOfItsEntity() {
        Memory told = memory(fact("Crate 12", "be red", "Crate 12 is red", "Crate 12 is red."), false);

        assertThat(Resolver.isUnder("colour", told)).isTrue();
        assertThat(Resolver.isUnder("weight", told)).isFalse();
    }

    private static Candidate told(String entity, String text) {
        return said(fact(entity, "other words", text, text), LATER);
    }

    private static Candidate said(Fact fact, Instant at) {
        return new Candidate(fact, at, at, false, fact.text(), 0, "Nadia");
    }

    private static Memory written(String entity, String key, String value) {
        return memory(fact(entity, key, value, value), true);
    }

    private static Memory memory(Fact fact, boolean sole) {
        return new Memory(
                UUID.randomUUID(),
                1,
                new SpaceId(UUID.randomUUID()),
                "default",
                fact,
                "test",
                MemoryStatus.CURRENT,
                sole,
                new Times(WRITTEN, null, WRITTEN, WRITTEN, WRITTEN),
                null,
                1);
    }

    private static Fact fact(String entity, String key, String value, String text) {
        return new Fact(text, entity, key, value, Kind.DETAIL, Category.FACT, Importance.MEDIUM);
    }
}
