// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.ingest.resolve.Candidate;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Learns one queued source. That it was taken up is told first; then it is learned as one transaction, so that it is
 * learned exactly once whenever the process dies.
 */
final class LearningTurn {
    private static final Logger LOG = LoggerFactory.getLogger(LearningTurn.class);
    private static final int GROWTH = 4;

    private final Truth truth;
    private final LearningQueue queue;
    private final SourceJournal sources;
    private final LineReader reader;
    private final Learner learner;
    private final Announcements announcements;
    private final LearningSettings settings;
    private final Clock clock;
    private final int largest;
    private @Nullable SpaceId last;
    private LearningQueue.@Nullable Task task;

    LearningTurn(LearningParts parts, LearningSettings settings, int largest) {
        this.truth = parts.truth();
        this.queue = parts.queue();
        this.sources = parts.sources();
        this.reader = parts.reader();
        this.learner = parts.learner();
        this.announcements = parts.announcements();
        this.clock = parts.clock();
        this.settings = settings;
        this.largest = largest;
    }

    /** Learns the next source; false if none waits. A failure is kept with the source and not thrown. */
    boolean run() {
        task = null;
        try {
            return truth.inTransaction(this::takeUp) && learn();
        } catch (RuntimeException failure) {
            LearningQueue.Task failed = task;
            if (failed == null) {
                throw failure;
            }
            giveBack(failed, failure);
            return true;
        }
    }

    private boolean takeUp() {
        Optional<LearningQueue.Task> next = queue.next(largest, last, clock.instant());
        if (next.isEmpty()) {
            return false;
        }
        task = next.get();
        Source source = task.source();
        last = source.space();
        sources.setStatus(source.space(), source.id(), SourceStatus.LEARNING, null);
        announcements.sources(source.space(), List.of(source.id()), null);
        return true;
    }

    private boolean learn() {
        Source source = Objects.requireNonNull(task).source();
        return truth.inTransaction(() -> {
            // Between the two transactions another worker may have begun with it.
            if (queue.hold(source.space()) && queue.isWaiting(source.space(), source.id())) {
                Lesson lesson = reader.read(source, sources.lines(source.space(), source.id()));
                truth.lockForWriting(source.space());
                if (queue.isWaiting(source.space(), source.id())) {
                    learner.record(source, whatStillStands(source, lesson), null);
                }
            }
            return true;
        });
    }

    /** Reading takes time, and meanwhile a line may have been forgotten. */
    private Lesson whatStillStands(Source source, Lesson lesson) {
        Map<Integer, Line> lines = sources.lines(source.space(), source.id()).stream()
                .collect(Collectors.toMap(Line::position, Function.identity()));
        return new Lesson(
                lesson.candidates().stream()
                        .filter(candidate -> {
                            Line line = lines.get(candidate.line());
                            return line != null && line.text().contains(candidate.quote());
                        })
                        .map(candidate -> stillConfirming(candidate, lines))
                        .toList(),
                lesson.unsupported(),
                lesson.readBy(),
                lesson.whyNothing());
    }

    private static Candidate stillConfirming(Candidate candidate, Map<Integer, Line> lines) {
        Candidate.Said said = candidate.confirmed();
        Line line = said == null ? null : lines.get(said.line());
        boolean gone = said != null && (line == null || !line.text().contains(said.quote()));
        return gone ? candidate.confirming(null) : candidate;
    }

    private void giveBack(LearningQueue.Task failed, RuntimeException failure) {
        Source source = failed.source();
        int failures = failed.failures() + 1;
        Instant later = clock.instant().plus(settings.pause().multipliedBy((long) Math.pow(GROWTH, failures - 1)));
        if (failure instanceof EngineFailed engine && !engine.tried()) {
            LOG.info("Learning of {} waits. {}", source.id(), engine.sentence());
            truth.inTransaction(() -> {
                queue.putBack(failed, later);
                announcements.sources(source.space(), List.of(source.id()), null);
                return true;
            });
            return;
        }
        String why = failure instanceof EngineFailed engine ? " " + engine.sentence() : "";
        LOG.warn("Learning of {} failed, attempt {} of {}", source.id(), failures, settings.attempts(), failure);
        truth.inTransaction(() -> {
            if (!queue.postpone(failed, later)) {
                return failures;
            }
            if (failures >= settings.attempts()) {
                sources.setStatus(
                        source.space(),
                        source.id(),
                        SourceStatus.FAILED,
                        "Learning failed " + failures + " times; the text is kept and can be learned again." + why);
            }
            announcements.sources(source.space(), List.of(source.id()), null);
            return failures;
        });
    }
}
