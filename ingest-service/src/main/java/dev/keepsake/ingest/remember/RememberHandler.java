// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.remember;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.Remember.Arguments;
import dev.keepsake.contracts.ingest.Remember.Result;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.learn.Learner;
import dev.keepsake.ingest.learn.Lesson;
import dev.keepsake.ingest.learn.LineReader;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.secret.SecretGate;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers {@code remember}: a short note is learned before the answer; a long one is queued, and every one where a model
 * reads, because nobody's call may wait for a model.
 */
final class RememberHandler implements ToolHandler<Arguments, Result> {
    /** The longest note, in characters, that a caller is made to wait for. */
    private static final int LONGEST_AT_ONCE = 2_000;

    private static final String PROVENANCE = "note";

    private final Truth truth;
    private final NoteShelf shelf;
    private final MemoryLedger memories;
    private final LineReader reader;
    private final Learner learner;
    private final SecretGate secrets;
    private final Clock clock;

    RememberHandler(
            Truth truth,
            NoteShelf shelf,
            MemoryLedger memories,
            LineReader reader,
            Learner learner,
            SecretGate secrets,
            Clock clock) {
        this.truth = truth;
        this.shelf = shelf;
        this.memories = memories;
        this.reader = reader;
        this.learner = learner;
        this.secrets = secrets;
        this.clock = clock;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return Remember.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        Arguments note = call.arguments();
        secrets.check("text", note.text());
        if (note.title() != null) {
            secrets.check("title", note.title());
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        Source source = source(call, now);
        List<Line> lines = NoteLines.of(note.text(), now);
        if (!reader.isQuick() || note.text().codePointCount(0, note.text().length()) > LONGEST_AT_ONCE) {
            return truth.changing(source.space(), () -> queue(call, source, lines));
        }
        Lesson lesson = reader.read(source, lines);
        return truth.changing(source.space(), () -> learn(call, source, lines, lesson));
    }

    private Answer<Result> queue(Call<Arguments> call, Source source, List<Line> lines) {
        if (shelf.knows(source)) {
            return again(source);
        }
        Set<String> settlements = shelf.add(source, lines, call);
        return new Answer<>(result(source, SourceStatus.QUEUED), settlements);
    }

    private Answer<Result> learn(Call<Arguments> call, Source source, List<Line> lines, Lesson lesson) {
        if (shelf.knows(source)) {
            return again(source);
        }
        shelf.addQuietly(source, lines, call);
        Set<String> settlements = learner.record(source, lesson, call.origin());
        return new Answer<>(result(source, SourceStatus.LEARNED), settlements);
    }

    /** The call came twice: it is told how its note stands. */
    private Answer<Result> again(Source source) {
        SourceStatus status = shelf.state(source).map(SourceChanged::status).orElse(SourceStatus.LEARNED);
        return Answer.of(result(source, status));
    }

    private List<String> ids(SpaceId space, SourceId source) {
        return memories.taughtBy(space, source).stream()
                .map(memory -> MemoryNumber.format(memory.number()))
                .toList();
    }

    private Result result(Source source, SourceStatus status) {
        if (status != SourceStatus.LEARNED) {
            return new Result(SourceProgress.of(source.id(), status), null, false);
        }
        List<String> learned = ids(source.space(), source.id());
        @Nullable
        String reason = learned.isEmpty()
                ? shelf.state(source).map(SourceChanged::reason).orElse(null)
                : null;
        return new Result(new SourceProgress(source.id().toString(), status, reason), learned, true);
    }

    private static Source source(Call<Arguments> call, Instant now) {
        Arguments note = call.arguments();
        return new Source(
                SourceId.ofCall(call.id()),
                call.caller().space(),
                Source.DEFAULT_SCOPE,
                SourceKind.NOTE,
                note.title(),
                Arrival.through(PROVENANCE),
                Person.of(call.caller()),
                new Marks(note.category(), note.importance()),
                now);
    }
}
