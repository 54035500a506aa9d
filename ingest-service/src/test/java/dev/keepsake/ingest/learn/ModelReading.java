// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
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
import java.util.UUID;

/**
 * Sources of Ida that a model reads whose replies the test writes. Works in a far future, in which the service's own workers find
 * nothing due.
 */
final class ModelReading implements AutoCloseable {
    static final Instant THEN = Instant.parse("2091-01-01T00:00:00Z");

    final Caller ida = IngestWorld.someone("Ida");
    final ModelStub model = ModelStub.start();
    private final IngestWorld world = IngestWorld.shared();
    private final Truth truth = world.bean(Truth.class);
    private final SourceJournal sources = world.bean(SourceJournal.class);

    List<String> texts(Source source) {
        return memories(source).stream().map(Memory::text).toList();
    }

    List<Memory> memories(Source source) {
        return world.bean(MemoryLedger.class).taughtBy(source.space(), source.id());
    }

    SourceChanged state(Source source) {
        return sources.states(source.space(), List.of(source.id())).get(0);
    }

    /** Learns what is due, again and again with an hour between. */
    void learn(Fallback fallback, int times) {
        for (int hour = 0; hour < times; hour++) {
            // A new one each time: one that had failed so often would be left alone.
            learn(engine(fallback), THEN.plus(Duration.ofHours(hour)));
        }
    }

    Engine engine(Fallback fallback) {
        return StubbedEngine.at(model, world.bean(StatementExtractor.class), fallback, new SimpleMeterRegistry());
    }

    void learn(Engine engine, Instant now) {
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

    Source queued(SourceKind kind, String text) {
        return queued(kind, said(Speaker.USER, text));
    }

    Source queued(SourceKind kind, Line... lines) {
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

    static Line said(Speaker role, String text) {
        return new Line(0, role, null, THEN, text, null, false);
    }

    static String list(String... statements) {
        return "{\"statements\": [" + String.join(", ", statements) + "]}";
    }

    static String found(int line, String quote, String text) {
        return found(line, "Ida", quote, text);
    }

    static String about(String subject, String quote, String text) {
        return found(1, subject, quote, text);
    }

    private static String found(int line, String subject, String quote, String text) {
        return """
                {"line": %d, "quote": "%s", "text": "%s", "subject": "%s", "key": "k", "value": "v", "category": "fact",
                 "importance": "medium", "since": "", "until": ""}""".formatted(line, quote, text, subject);
    }

    @Override
    public void close() {
        model.close();
    }
}
