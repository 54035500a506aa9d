// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import static dev.keepsake.ingest.learn.ModelReading.THEN;
import static dev.keepsake.ingest.learn.ModelReading.found;
import static dev.keepsake.ingest.learn.ModelReading.list;
import static dev.keepsake.testkit.model.StubReply.failing;
import static dev.keepsake.testkit.model.StubReply.hanging;
import static dev.keepsake.testkit.model.StubReply.saying;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceRelearn;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.IngestWorld;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.model.ModelSettings.Fallback;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What becomes of a source whose model fails, hangs or is away. */
class ModelFailureIT {
    private final ModelReading reading = new ModelReading();
    private final IngestWorld world = IngestWorld.shared();

    @AfterEach
    void close() {
        reading.close();
    }

    @Test
    void aModelThatStumblesTeachesInTheEnd() {
        Source source = reading.queued(SourceKind.NOTE, "My locker number is 118.");
        reading.model.replying(
                failing(500),
                hanging(),
                saying("As {asked}: " + list(found(1, "My locker number is 118", "Ida's locker number is 118."))));

        reading.learn(Fallback.NONE, 1);

        assertThat(reading.state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(reading.state(source).reason()).isEqualTo("Read by the model engine.");
        assertThat(reading.texts(source)).containsExactly("Ida's locker number is 118.");
    }

    @Test
    void whatTheModelNeverReadIsFailedWithItsReason_andLearnedOnceWhenAskedTo() {
        Source source = reading.queued(SourceKind.CONVERSATION, "My locker number is 118.");

        reading.learn(Fallback.NONE, 5);
        SourceChanged failed = reading.state(source);
        List<SourceProgress> again = relearn(source).sources();
        // The service's own workers do it, with the local engine.
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> reading.state(source).status().equals(SourceStatus.LEARNED));
        List<SourceProgress> andAgain = relearn(source).sources();

        assertThat(failed.status()).isEqualTo(SourceStatus.FAILED);
        assertThat(failed.reason()).contains("5 times").endsWith("The model failed.");
        assertThat(failed.text()).isEqualTo("My locker number is 118.");
        assertThat(again).containsExactly(SourceProgress.of(source.id(), SourceStatus.QUEUED));
        assertThat(andAgain).containsExactly(SourceProgress.of(source.id(), SourceStatus.LEARNED));
        assertThat(reading.texts(source)).hasSize(1);
    }

    @Test
    void whileTheModelIsLeftAloneNoAttemptIsCounted() {
        Source source = reading.queued(SourceKind.CONVERSATION, "My locker number is 118.");
        Engine engine = reading.engine(Fallback.NONE);

        for (int hour = 0; hour < 9; hour++) {
            reading.learn(engine, THEN.plus(Duration.ofHours(hour)));
        }

        assertThat(reading.state(source).status()).isEqualTo(SourceStatus.QUEUED);
        reading.learn(reading.engine(Fallback.LOCAL), THEN.plus(Duration.ofHours(9)));
        assertThat(reading.state(source).status()).isEqualTo(SourceStatus.LEARNED);
    }

    @Test
    void everyFailedSourceIsLearnedAgain_whenNoneIsNamed() {
        Source one = reading.queued(SourceKind.CONVERSATION, "My locker number is 118.");
        Source other = reading.queued(SourceKind.CONVERSATION, "My bike is green.");
        // The first is given up before the other is asked for in full: a model that fails is soon left alone.
        reading.learn(Fallback.NONE, 10);

        List<SourceProgress> put =
                world.call(SourceRelearn.CONTRACT, reading.ida, Map.of()).sources();

        assertThat(put)
                .extracting(SourceProgress::id)
                .containsExactlyInAnyOrder(one.id().toString(), other.id().toString());
        assertThat(world.refused(
                                SourceRelearn.CONTRACT,
                                IngestWorld.someone("Mo"),
                                Map.of("id", one.id().toString()))
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    @Test
    void theLocalEngineTeaches_whenTheModelIsAway_andTheSourceSaysSo() {
        Source source = reading.queued(SourceKind.NOTE, "My locker number is 118.");

        reading.learn(Fallback.LOCAL, 1);

        assertThat(reading.state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(reading.state(source).reason()).isEqualTo("Read by the local engine: The model failed.");
        assertThat(reading.texts(source)).hasSize(1);
    }

    private SourceRelearn.Result relearn(Source source) {
        return world.call(
                SourceRelearn.CONTRACT, reading.ida, Map.of("id", source.id().toString()));
    }
}
