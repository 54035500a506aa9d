// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.extract.FoundStatements.Found;
import dev.keepsake.ingest.extract.Verifier.Verdict;
import dev.keepsake.ingest.learn.Engine;
import dev.keepsake.ingest.learn.EngineFailed;
import dev.keepsake.ingest.learn.Reading;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.Utterance;
import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelQuestion;
import dev.keepsake.model.ModelUnavailable;
import dev.keepsake.model.Prompt;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The model engine: a passage is one question to a model, and each statement of the answer is checked against its line.
 * Where one does not hold, the local engine's reading of the words takes its place; where the model gives no answer, all of
 * it does.
 */
final class ModelStatementExtractor implements Engine {
    private static final Logger LOG = LoggerFactory.getLogger(ModelStatementExtractor.class);
    static final String BY_MODEL = "Read by the model engine.";
    private static final String BY_LOCAL = "Read by the local engine: ";

    private final ModelEngine model;
    private final Prompt prompt;
    private final StatementExtractor local;
    private final Verifier verifier;
    private final ModelUse use;
    private final SpaceTenants tenants;
    private final MeterRegistry meters;
    private final Clock clock;

    ModelStatementExtractor(
            ModelEngine model,
            Prompt prompt,
            StatementExtractor local,
            Verifier verifier,
            ModelUse use,
            SpaceTenants tenants,
            MeterRegistry meters,
            Clock clock) {
        this.model = model;
        this.prompt = prompt;
        this.local = local;
        this.verifier = verifier;
        this.use = use;
        this.tenants = tenants;
        this.meters = meters;
        this.clock = clock;
    }

    @Override
    public Reading read(Source source, List<Utterance> utterances) {
        List<Extraction> extractions = new ArrayList<>();
        @Nullable ModelUnavailable failure = null;
        for (List<Utterance> passage : Passage.divided(utterances)) {
            if (failure == null) {
                try {
                    extractions.addAll(readByModel(source, passage));
                    continue;
                } catch (ModelUnavailable unavailable) {
                    if (!use.mayFallBack()) {
                        throw failed(unavailable);
                    }
                    failure = unavailable;
                    LOG.warn("{} is read by the local engine. {}", source.id(), unavailable.sentence());
                    meters.counter(ExtractMetric.FELL_BACK.metricName(), "reason", word(unavailable.reason()))
                            .increment();
                }
            }
            // After one passage failed the others are not tried: a source must not hold a worker for hours.
            passage.forEach(utterance -> extractions.add(local.extract(utterance)));
        }
        return new Reading(extractions, failure == null ? BY_MODEL : BY_LOCAL + failure.sentence());
    }

    @Override
    public boolean isQuick() {
        return false;
    }

    private List<Extraction> readByModel(Source source, List<Utterance> passage) {
        FoundStatements found = model.ask(new ModelQuestion<>(
                prompt,
                Passage.of(passage),
                FoundStatements.class,
                tenants.accountOf(source.space()),
                clock.instant().plus(use.patience())));
        long nowhere = found.statements().stream()
                .filter(statement -> statement.line() < 1 || statement.line() > passage.size())
                .count();
        dropped(Rejection.QUOTE, nowhere);
        return IntStream.range(0, passage.size())
                .mapToObj(at -> checked(
                        source,
                        passage.get(at),
                        found.statements().stream()
                                .filter(statement -> statement.line() == at + 1)
                                .toList()))
                .toList();
    }

    private Extraction checked(Source source, Utterance utterance, List<Found> found) {
        Extraction reading = local.extract(utterance);
        List<Statement> held = new ArrayList<>();
        // A note is what somebody asked to be kept: where the model finds nothing in it, the local engine may.
        boolean allHeld = source.kind() != SourceKind.NOTE || !found.isEmpty();
        for (Found one : found) {
            Verdict verdict = verifier.check(one, utterance, reading);
            verdict.statement().ifPresent(held::add);
            verdict.rejection().ifPresent(reason -> dropped(reason, 1));
            allHeld &= verdict.statement().isPresent();
        }
        if (!allHeld) {
            List<Statement> byModel = List.copyOf(held);
            reading.statements().stream()
                    .filter(statement ->
                            byModel.stream().noneMatch(other -> other.quote().overlaps(statement.quote())))
                    .forEach(held::add);
        }
        return new Extraction(held, reading.skipped());
    }

    private void dropped(Rejection reason, long count) {
        meters.counter(ExtractMetric.DROPPED.metricName(), "reason", word(reason))
                .increment(count);
    }

    private static EngineFailed failed(ModelUnavailable unavailable) {
        return unavailable.reason() == ModelUnavailable.Reason.RESTING
                ? EngineFailed.untried(unavailable.sentence())
                : new EngineFailed(unavailable.sentence());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
