// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.remember;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.IngestWorld;
import dev.keepsake.ingest.learn.Engine;
import dev.keepsake.ingest.learn.Learner;
import dev.keepsake.ingest.learn.LineReader;
import dev.keepsake.ingest.learn.Reading;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.statement.Utterance;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RememberByModelIT {
    private final IngestWorld world = IngestWorld.shared();

    @Test
    void aShortNoteIsQueued_whereAModelReads() {
        RememberHandler handler = new RememberHandler(
                world.bean(Truth.class),
                world.bean(NoteShelf.class),
                world.bean(MemoryLedger.class),
                new LineReader(new NeverAsked()),
                world.bean(Learner.class),
                world.bean(SecretGate.class),
                Clock.systemUTC());
        UUID id = UUID.randomUUID();

        Answer<Remember.Result> answer = handler.handle(new Call<>(
                id,
                IngestWorld.someone("Ida"),
                new Remember.Arguments("Bodil restores harmoniums.", null, null, Importance.MEDIUM),
                new CallOrigin(id, 0),
                Instant.now().plusSeconds(20)));

        assertThat(answer.result().source().status()).isEqualTo(SourceStatus.QUEUED);
        assertThat(world.finished(SourceId.ofCall(id)).status()).isEqualTo(SourceStatus.LEARNED);
    }

    private static final class NeverAsked implements Engine {
        @Override
        public Reading read(Source source, List<Utterance> utterances) {
            throw new AssertionError("a call waits for the model");
        }

        @Override
        public boolean isQuick() {
            return false;
        }
    }
}
