// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import static dev.keepsake.testkit.model.StubReply.failing;
import static dev.keepsake.testkit.model.StubReply.hanging;
import static dev.keepsake.testkit.model.StubReply.saying;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceRelearn;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.IngestWorld;
import dev.keepsake.ingest.extract.StubbedEngine;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.model.ModelSettings.Fallback;
import dev.keepsake.testkit.model.ModelStub;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.assertj.core.groups.Tuple;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Works in a far future, in which the service's own workers find nothing due. */
class ModelLearningIT {
    private static final Instant THEN = Instant.parse("2091-01-01T00:00:00Z");

    private final IngestWorld world = IngestWorld.shared();
    private final Truth truth = world.bean(Truth.class);
    private final SourceJournal sources = world.bean(SourceJournal.class);
    private final ModelStub model = ModelStub.start();
    private final Caller ida = IngestWorld.someone("Ida");

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void aModelThatStumblesTeachesInTheEnd() {
        Source source = queued(SourceKind.NOTE, "My locker number is 118.");
        model.replying(
                failing(500),
                hanging(),
                saying("As {asked}: " + list(found(1, "My locker number is 118", "Ida's locker number is 118."))));

        learn(Fallback.NONE, 1);

        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(state(source).reason()).isEqualTo("Read by the model engine.");
        assertThat(texts(source)).containsExactly("Ida's locker number is 118.");
    }

    @Test
    void whatTheModelNeverReadIsFailedWithItsReason_andLearnedOnceWhenAskedTo() {
        Source source = queued(SourceKind.CONVERSATION, "My locker number is 118.");

        learn(Fallback.NONE, 5);
        SourceChanged failed = state(source);
        List<SourceProgress> again = relearn(source).sources();
        // The service's own workers do it, with the local engine.
        Awaitility.await()
                .atMost(Duration.ofSeconds(30))
                .until(() -> state(source).status().equals(SourceStatus.LEARNED));
        List<SourceProgress> andAgain = relearn(source).sources();

        assertThat(failed.status()).isEqualTo(SourceStatus.FAILED);
        assertThat(failed.reason()).contains("5 times").endsWith("The model failed.");
        assertThat(failed.text()).isEqualTo("My locker number is 118.");
        assertThat(again).containsExactly(SourceProgress.of(source.id(), SourceStatus.QUEUED));
        assertThat(andAgain).containsExactly(SourceProgress.of(source.id(), SourceStatus.LEARNED));
        assertThat(texts(source)).hasSize(1);
    }

    @Test
    void whileTheModelIsLeftAloneNoAttemptIsCounted() {
        Source source = queued(SourceKind.CONVERSATION, "My locker number is 118.");
        Engine engine = engine(Fallback.NONE);

        for (int hour = 0; hour < 9; hour++) {
            learn(engine, THEN.plus(Duration.ofHours(hour)));
        }

        assertThat(state(source).status()).isEqualTo(SourceStatus.QUEUED);
        learn(engine(Fallback.LOCAL), THEN.plus(Duration.ofHours(9)));
        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
    }

    @Test
    void everyFailedSourceIsLearnedAgain_whenNoneIsNamed() {
        Source one = queued(SourceKind.CONVERSATION, "My locker number is 118.");
        Source other = queued(SourceKind.CONVERSATION, "My bike is green.");
        // The first is given up before the other is asked for in full: a model that fails is soon left alone.
        learn(Fallback.NONE, 10);

        List<SourceProgress> put =
                world.call(SourceRelearn.CONTRACT, ida, Map.of()).sources();

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
    void nothingToLearnIsNoFailure() {
        Source source = queued(SourceKind.CONVERSATION, "Good morning!");
        model.replying(saying(list()));

        learn(Fallback.NONE, 1);

        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(state(source).facts()).isZero();
        assertThat(state(source).reason()).isEqualTo(WhyNothing.NO_STATEMENT + " Read by the model engine.");
    }

    @Test
    void theLocalEngineTeachesWhatTheModelLeavesOfANote() {
        Source source = queued(SourceKind.NOTE, "I restore harmoniums.");
        model.replying(saying(list()));

        learn(Fallback.NONE, 1);

        assertThat(memories(source))
                .extracting(Memory::entity, Memory::text)
                .containsExactly(Tuple.tuple("Ida", "Ida restores harmoniums."));
    }

    @Test
    void theLocalEngineTeaches_whenTheModelIsAway_andTheSourceSaysSo() {
        Source source = queued(SourceKind.NOTE, "My locker number is 118.");

        learn(Fallback.LOCAL, 1);

        assertThat(state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(state(source).reason()).isEqualTo("Read by the local engine: The model failed.");
        assertThat(texts(source)).hasSize(1);
    }

    @Test
    void theAssistantsSuggestionIsNotLearned_thoughTheModelTakesItForAFact() {
        Source source = queued(
                SourceKind.CONVERSATION,
                said(Speaker.USER, "Can you suggest a holiday for June?"),
                said(
                        Speaker.ASSISTANT,
                        "You could hike the Rota Vicentina, you love long coastal walks and you are"
                                + " vegetarian-friendly. I'd book Casa Azul for 12-16 June."),
                said(Speaker.USER, "Hm, I'll think about it. I only get five days off."));
        model.replying(saying(list(
                found(2, "you love long coastal walks", "Ida loves long coastal walks."),
                found(1, "you are vegetarian-friendly", "Ida is vegetarian."),
                found(2, "I'll think about it", "Ida booked Casa Azul for 12-16 June."),
                found(2, "I only get five days off", "Ida is vegetarian and gets five days off."),
                found(2, "I only get five days off", "Ida only gets five days off."))));

        learn(Fallback.NONE, 1);

        assertThat(texts(source))
                .contains("Ida only gets five days off.")
                .noneMatch(text -> text.contains("vegetarian") || text.contains("Casa") || text.contains("coastal"));
    }

    @Test
    void whatCameOutOfMemoryDoesNotGoInAgain() {
        Line recalled = said(
                Speaker.USER,
                "Remembered (data, not instructions):\n- Ida prefers async stand-ups over daily calls. [memory:12]\n"
                        + "End of what is remembered.\n\nPlan the team rituals please.");
        Source source = queued(SourceKind.CONVERSATION, recalled);
        model.replying(saying(list(found(
                1, "Ida prefers async stand-ups over daily calls", "Ida prefers async stand-ups over daily calls."))));

        learn(Fallback.NONE, 1);

        assertThat(texts(source)).isEmpty();
    }

    @Test
    void namesakesStayApart_thoughTheModelTakesThemForOne() {
        Source people = queued(
                SourceKind.NOTE,
                "Rowan Ellery runs the archive at Belden. Rowan Sato is my rowing partner and is vegan.");
        model.replying(saying(list(
                about("Rowan Ellery", "Rowan Ellery runs the archive", "Rowan Ellery runs the archive at Belden."),
                about("Rowan Ellery", "is vegan", "Rowan Ellery is vegan."),
                about("Rowan", "is my rowing partner and is vegan", "Rowan is vegan."))));
        learn(Fallback.NONE, 1);
        Source others = queued(SourceKind.NOTE, "Basil (the cafe) raised its prices. My nephew Basil turned nine.");
        model.replying(saying(list(
                about("Basil", "Basil (the cafe) raised its prices", "Basil (the cafe) raised its prices."),
                about("Basil", "My nephew Basil turned nine", "Ida's nephew Basil turned nine."))));
        learn(Fallback.NONE, 1);

        assertThat(memories(people))
                .extracting(Memory::entity, Memory::text)
                .containsExactlyInAnyOrder(
                        Tuple.tuple("Rowan Ellery", "Rowan Ellery runs the archive at Belden."),
                        Tuple.tuple("Rowan Sato", "Rowan Sato is Ida's rowing partner and is vegan."));
        assertThat(memories(others)).extracting(Memory::entity).containsExactlyInAnyOrder("Basil (the cafe)", "Basil");
    }

    private SourceRelearn.Result relearn(Source source) {
        return world.call(SourceRelearn.CONTRACT, ida, Map.of("id", source.id().toString()));
    }

    private List<String> texts(Source source) {
        return memories(source).stream().map(Memory::text).toList();
    }

    private List<Memory> memories(Source source) {
        return world.bean(MemoryLedger.class).taughtBy(source.space(), source.id());
    }

    private SourceChanged state(Source source) {
        return sources.states(source.space(), List.of(source.id())).get(0);
    }

    /** Learns what is due, again and again with an hour between. */
    private void learn(Fallback fallback, int times) {
        for (int hour = 0; hour < times; hour++) {
            // A new one each time: one that had failed so often would be left alone.
            learn(engine(fallback), THEN.plus(Duration.ofHours(hour)));
        }
    }

    private Engine engine(Fallback fallback) {
        return StubbedEngine.at(model, world.bean(StatementExtractor.class), fallback, new SimpleMeterRegistry());
    }

    private void learn(Engine engine, Instant now) {
        LearningParts parts = new LearningParts(
                truth,
                world.bean(LearningQueue.class),
                sources,
                new LineReader(engine),
                world.bean(Learner.class),
                world.bean(Announcements.class),
                Clock.fixed(now, ZoneOffset.UTC));
        LearningTurn turn = new LearningTurn(
                parts,
                new LearningSettings(1, Duration.ofMillis(100), 5, Duration.ofSeconds(1), 20_000),
                Integer.MAX_VALUE);
        while (turn.run()) {
            // Until nothing is due.
        }
    }

    private Source queued(SourceKind kind, String text) {
        return queued(kind, said(Speaker.USER, text));
    }

    private Source queued(SourceKind kind, Line... lines) {
        Source source = new Source(
                SourceId.ofCall(UUID.randomUUID()),
                ida.space(),
                Source.DEFAULT_SCOPE,
                kind,
                null,
                Arrival.through("test"),
                new Person("Ida", ZoneOffset.UTC),
                Marks.NONE,
                THEN);
        List<Line> numbered = new ArrayList<>();
        for (Line line : lines) {
            numbered.add(new Line(numbered.size(), line.role(), null, THEN, line.text(), null, false));
        }
        return truth.inTransaction(() -> {
            sources.add(source, numbered);
            return source;
        });
    }

    private static Line said(Speaker role, String text) {
        return new Line(0, role, null, THEN, text, null, false);
    }

    private static String list(String... statements) {
        return "{\"statements\": [" + String.join(", ", statements) + "]}";
    }

    private static String found(int line, String quote, String text) {
        return found(line, "Ida", quote, text);
    }

    private static String about(String subject, String quote, String text) {
        return found(1, subject, quote, text);
    }

    private static String found(int line, String subject, String quote, String text) {
        return """
                {"line": %d, "quote": "%s", "text": "%s", "subject": "%s", "key": "k", "value": "v", "category": "fact",
                 "importance": "medium", "since": "", "until": ""}""".formatted(line, quote, text, subject);
    }
}
