// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.IngestWorld;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.statement.StatementExtractor;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Works in a far future, in which the service's own workers find nothing due. */
class LearningTurnIT {
    private static final Instant THEN = Instant.parse("2090-01-01T00:00:00Z");

    private static final LearningSettings SETTINGS =
            new LearningSettings(1, Duration.ofMillis(100), 5, Duration.ofSeconds(1), 20_000);

    private final IngestWorld world = IngestWorld.shared();
    private final Truth truth = world.bean(Truth.class);
    private final SourceJournal sources = world.bean(SourceJournal.class);
    private final AtomicInteger failuresToCome = new AtomicInteger();
    private Supplier<RuntimeException> failure = () -> new IllegalStateException("the engine fails");
    private Runnable whileReading = () -> {};

    @Test
    void whatAKilledProcessHadBegunIsLearnedOnceByTheNext() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        LearningTurn turn = turn(THEN);

        assertThatThrownBy(() -> truth.inTransaction(() -> {
                    assertThat(turn.run()).isTrue();
                    throw new IllegalStateException("killed");
                }))
                .hasMessage("killed");
        assertThat(world.bean(MemoryLedger.class).taughtBy(source.space(), source.id()))
                .isEmpty();
        drain(turn);

        assertThat(world.bean(MemoryLedger.class).taughtBy(source.space(), source.id()))
                .hasSize(1);
        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
    }

    @Test
    void afterAFailureTheSourceIsTriedAgainLater() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        failuresToCome.set(1);

        drain(turn(THEN));
        assertThat(state(source).status()).isEqualTo(SourceStatus.QUEUED);
        drain(turn(THEN.plus(Duration.ofMinutes(1))));

        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(state(source).facts()).isEqualTo(1);
    }

    @Test
    void afterTheLastAttemptTheSourceIsFailedWithAReasonAndKept() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        failuresToCome.set(Integer.MAX_VALUE);

        for (int hour = 0; hour < 5; hour++) {
            drain(turn(THEN.plus(Duration.ofHours(hour))));
        }

        assertThat(state(source).status()).isEqualTo(SourceStatus.FAILED);
        assertThat(state(source).reason()).contains("5 times");
        assertThat(state(source).text()).isEqualTo("Bodil restores harmoniums.");
    }

    @Test
    void workersLearnNothingBeforeTheyAreStarted() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        AtomicInteger reads = new AtomicInteger();
        whileReading = reads::incrementAndGet;
        LearningWorkers workers = new LearningWorkers(parts(THEN), SETTINGS);

        assertThat(workers.isRunning()).isFalse();
        assertThat(reads).hasValue(0);
        workers.start();
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> state(source).status().equals(SourceStatus.LEARNED));
        workers.stop();

        assertThat(workers.isRunning()).isFalse();
    }

    @Test
    void anEngineThatWasNotEvenAskedCostsNoAttempt() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        failuresToCome.set(9);
        failure = () -> EngineFailed.untried("The model is left alone for a while.");

        for (int hour = 0; hour < 9; hour++) {
            drain(turn(THEN.plus(Duration.ofHours(hour))));
            assertThat(state(source).status()).isEqualTo(SourceStatus.QUEUED);
        }
        drain(turn(THEN.plus(Duration.ofHours(9))));

        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
    }

    @Test
    void anAttemptIsCountedOnce_whenTwoWorkersTookUpTheSameSource() {
        Source source = queued("Bodil restores harmoniums.", THEN);
        LearningQueue queue = world.bean(LearningQueue.class);
        LearningQueue.Task task = new LearningQueue.Task(source, 0);

        assertThat(queue.postpone(task, THEN)).isTrue();
        assertThat(queue.postpone(task, THEN.plus(Duration.ofHours(1)))).isFalse();

        assertThat(truth.inTransaction(() -> queue.next(Integer.MAX_VALUE, before(source.space()), THEN)))
                .hasValueSatisfying(next -> assertThat(next.failures()).isEqualTo(1));
        drain(turn(THEN));
    }

    @Test
    void spacesTakeTurnsHoweverMuchOneHasQueued() {
        SpaceId busy = new SpaceId(new UUID(1, 1));
        SpaceId other = new SpaceId(new UUID(2, 2));
        for (int i = 0; i < 5; i++) {
            queued(busy, "Note number " + i + " is about a lighthouse.", THEN);
        }
        Source single = queued(other, "Kaja mends nets.", THEN);
        LearningTurn turn = turn(THEN);

        turn.run();
        turn.run();

        assertThat(state(single).status()).isEqualTo(SourceStatus.LEARNED);
        drain(turn);
    }

    @Test
    void whatIsErasedWhileItIsReadTeachesNothing() {
        Caller ida = IngestWorld.someone("Ida");
        Source source = queued(ida.space(), "Bodil restores harmoniums.", THEN);
        whileReading = () -> world.call(EraseAccount.CONTRACT, ida, Map.of("confirm", EraseAccount.CONFIRMATION));

        drain(turn(THEN));

        assertThat(world.bean(MemoryLedger.class).taughtBy(source.space(), source.id()))
                .isEmpty();
        assertThat(sources.states(source.space(), List.of(source.id()))).isEmpty();
    }

    /** The turn begins behind this space, so that the one given is next. */
    private static SpaceId before(SpaceId space) {
        UUID id = space.value();
        return new SpaceId(new UUID(id.getMostSignificantBits(), id.getLeastSignificantBits() - 1));
    }

    private static void drain(LearningTurn turn) {
        while (turn.run()) {
            // Until nothing is due.
        }
    }

    private Source queued(String text, Instant at) {
        return queued(new SpaceId(UUID.randomUUID()), text, at);
    }

    private Source queued(SpaceId space, String text, Instant at) {
        Source source = new Source(
                SourceId.ofCall(UUID.randomUUID()),
                space,
                Source.DEFAULT_SCOPE,
                SourceKind.NOTE,
                null,
                Arrival.through("test"),
                new Person("Ida", ZoneOffset.UTC),
                Marks.NONE,
                at);
        return truth.inTransaction(() -> {
            sources.add(source, List.of(Line.ofPerson(0, at, text)));
            return source;
        });
    }

    private SourceChanged state(Source source) {
        return sources.states(source.space(), List.of(source.id())).get(0);
    }

    private LearningTurn turn(Instant now) {
        return new LearningTurn(parts(now), SETTINGS, Integer.MAX_VALUE);
    }

    private LearningParts parts(Instant now) {
        StatementExtractor extractor = world.bean(StatementExtractor.class);
        LineReader reader = new LineReader(utterance -> {
            if (failuresToCome.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                throw failure.get();
            }
            whileReading.run();
            return extractor.extract(utterance);
        });
        return new LearningParts(
                truth,
                world.bean(LearningQueue.class),
                sources,
                reader,
                world.bean(Learner.class),
                world.bean(Announcements.class),
                Clock.fixed(now, ZoneOffset.UTC));
    }
}
