// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FetchHandlerTest {
    private final Caller nadia = Callers.someone();
    private final MemoryChanged memory = AMemory.in(nadia.space(), "Nadia keeps bees.")
            .about("Nadia")
            .keyed("hobby")
            .with(MemoryStatus.SUPERSEDED)
            .build();

    @Test
    void opensByNumberAndByFullUuid_alsoWhatWasSuperseded() {
        Fetch.Result byNumber = fetch("memory:" + memory.number());

        assertThat(byNumber.text()).isEqualTo("Nadia keeps bees.\n\n“Nadia keeps bees.”");
        assertThat(byNumber.metadata()).extracting(Fetch.Metadata::status).isEqualTo("superseded");
        assertThat(fetch(memory.factId().toString())).isEqualTo(byNumber);
    }

    @Test
    void opensWhatLiesInTheScopeNamed_andInAnyWhereNoneIs() {
        MemoryChanged scoped = AMemory.in(nadia.space(), "The build runs on Jenkins.")
                .scoped("atlas")
                .build();
        String id = scoped.factId().toString();

        assertThat(fetch(id, "default", scoped).status()).isNull();
        assertThat(fetch(id, "atlas", scoped).status()).isNull();
        assertThat(fetch(id, "borealis", scoped).status()).isEqualTo("not_found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6f1e2d3c",
                "6f1e2d3c-9a8b",
                "6f1e2d3c-9a8b-4c7d-8e6f-0a1b2c3d4e5f",
                "6F1E2D3C9A8B4C7D8E6F0A1B2C3D4E5F"
            })
    void guessesAtNoUuid(String id) {
        Fetch.Result result = fetch(id);

        assertThat(result.status()).isEqualTo("not_found");
        assertThat(result.id()).isEqualTo(id);
        assertThat(result.message()).isNotBlank();
        assertThat(result.metadata()).isNull();
    }

    @Test
    void refusesWhatIsNotThereForTheCaller() {
        String unknown = "source:" + "a".repeat(32);

        assertRefused("memory:1", ErrorCode.NOT_FOUND);
        assertRefused(unknown, ErrorCode.NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(strings = {"memory:", "memory:-1", "memory:one", "source:xyz", "page 3", "*", "../etc"})
    void refusesWhatIsNoId(String id) {
        assertRefused(id, ErrorCode.INVALID_ARGUMENT);
    }

    private void assertRefused(String id, ErrorCode code) {
        assertThatThrownBy(() -> fetch(id))
                .isInstanceOfSatisfying(
                        CallRefused.class, refused -> assertThat(refused.code()).isEqualTo(code))
                .hasMessageEndingWith(".");
    }

    private Fetch.Result fetch(String id) {
        return fetch(id, "default", memory);
    }

    private Fetch.Result fetch(String id, String scope, MemoryChanged only) {
        // Nothing is kept for long in this test: no time is left for patience with unknown sources.
        Instant deadline = Instant.now();
        ForgottenIds none = keys -> new HashSet<>();
        Sources sources = new Sources();
        FetchHandler handler = new FetchHandler(
                new Memories(only),
                new SourceArrival(sources, none, Clock.systemUTC()),
                new SourceProgressReader(sources, none));
        return handler.handle(new Call<>(
                        UUID.randomUUID(),
                        nadia,
                        new Fetch.Arguments(id, scope),
                        new CallOrigin(UUID.randomUUID(), 0),
                        deadline))
                .result();
    }

    private record Memories(MemoryChanged only) implements MemoryLookup {
        @Override
        public Optional<MemoryChanged> byNumber(long number, List<SpaceId> spaces, Instant deadline) {
            return Optional.of(only).filter(one -> one.number() == number && spaces.contains(one.space()));
        }

        @Override
        public Optional<MemoryChanged> byFactId(UUID factId, List<SpaceId> spaces, Instant deadline) {
            return Optional.of(only).filter(one -> one.factId().equals(factId) && spaces.contains(one.space()));
        }
    }

    private record Sources() implements SourceLookup {
        @Override
        public Optional<SourceChanged> byId(SourceId id, List<SpaceId> spaces, Instant deadline) {
            return Optional.empty();
        }

        @Override
        public Set<UUID> notYetSearchable(SourceChanged source, Instant deadline) {
            return Set.of();
        }
    }
}
