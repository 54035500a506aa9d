// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.StatementNormalizer;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ResolverTest {
    private static final Instant EARLIER = Instant.parse("2026-01-10T10:00:00Z");
    private static final Instant LATER = Instant.parse("2026-02-10T10:00:00Z");

    private final Resolver resolver = new Resolver(new StatementNormalizer());
    private final Memory known = memory(1, "Nadia", "live in", "Turin", "Nadia lives in Turin.");

    @Test
    void theSameWordsInAnotherCaseAreTheSame() {
        assertThat(resolver.resolve(said("nadia lives in  TURIN", "Turin", LATER), List.of(known)))
                .isEqualTo(new Resolution.Same(known));
    }

    @Test
    void anotherValueThatTellsOfAChangeIsNewer() {
        assertThat(resolver.resolve(said("Nadia now lives in Genoa.", "Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(known));
    }

    @Test
    void anotherValueStandsBesideTheFirst_whenNoChangeIsTold() {
        assertThat(resolver.resolve(said("Nadia lives in Genoa.", "Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void somethingSaidEarlierNeverReplacesWhatWasSaidLater() {
        assertThat(resolver.resolve(
                        said("Nadia now lives in Genoa.", "Genoa", EARLIER.minusSeconds(60)), List.of(known)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void oneMoreOfAListReplacesNothing() {
        Memory second = memory(2, "Nadia", "live in", "Asti", "Nadia lives in Asti.");

        assertThat(resolver.resolve(said("Nadia now lives in Genoa.", "Genoa", LATER), List.of(known, second)))
                .isEqualTo(new Resolution.New());
        assertThat(resolver.resolve(said("Nadia now also lives in Genoa.", "Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.New());
    }

    private static Candidate said(String text, String value, Instant at) {
        return new Candidate(
                text,
                "Nadia",
                "live in",
                value,
                Kind.DETAIL,
                Category.FACT,
                Importance.MEDIUM,
                at,
                at,
                false,
                text,
                0,
                "Nadia");
    }

    private static Memory memory(long number, String entity, String key, String value, String text) {
        return new Memory(
                UUID.randomUUID(),
                number,
                new SpaceId(UUID.randomUUID()),
                "default",
                entity,
                key,
                value,
                text,
                Kind.DETAIL,
                Category.FACT,
                Importance.MEDIUM,
                "note",
                MemoryStatus.CURRENT,
                false,
                EARLIER,
                null,
                EARLIER,
                EARLIER,
                EARLIER,
                null,
                1);
    }
}
