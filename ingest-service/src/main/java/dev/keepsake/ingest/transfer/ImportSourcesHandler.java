// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.ImportSources.Arguments;
import dev.keepsake.contracts.ingest.ImportSources.LeftOut;
import dev.keepsake.contracts.ingest.ImportSources.Result;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceProgress;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Answers {@code import_sources}. */
final class ImportSourcesHandler implements ToolHandler<Arguments, Result> {
    private static final String FORGOTTEN = "You had it forgotten.";
    private static final String POLICY = "A policy is put into force by an owner or admin.";

    private final Truth truth;
    private final SourceJournal sources;
    private final People people;
    private final SpaceTenants tenants;
    private final Announcements announcements;
    private final ImportedIds ids;
    private final ImportedLines lines;

    ImportSourcesHandler(
            Truth truth,
            SourceJournal sources,
            People people,
            SpaceTenants tenants,
            Announcements announcements,
            ImportedIds ids,
            ImportedLines lines) {
        this.truth = truth;
        this.sources = sources;
        this.people = people;
        this.tenants = tenants;
        this.announcements = announcements;
        this.ids = ids;
        this.lines = lines;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return ImportSources.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        SpaceId space = call.caller().space();
        return truth.changing(space, () -> {
            tenants.keep(space, call.caller().tenant());
            return Answer.of(take(space, call.arguments().records()));
        });
    }

    private Result take(SpaceId space, List<ExportedSource> records) {
        List<SourceId> taken = new ArrayList<>();
        List<SourceId> added = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        for (ExportedSource record : records) {
            SourceId id = ids.source(space, record.id());
            if (record.kind() == SourceKind.POLICY) {
                leftOut.add(new LeftOut(record.id(), POLICY));
            } else if (sources.forgottenAt(space, id).isPresent()) {
                leftOut.add(new LeftOut(record.id(), FORGOTTEN));
            } else {
                taken.add(id);
                if (!sources.holds(space, id, null)) {
                    add(space, id, record);
                    added.add(id);
                }
            }
        }
        announcements.sources(space, added, null);
        List<SourceProgress> progress = sources.states(space, taken).stream()
                .map(source -> SourceProgress.of(source.id(), source.status()))
                .toList();
        return new Result(progress, leftOut);
    }

    private void add(SpaceId space, SourceId id, ExportedSource record) {
        Source source = source(space, id, record);
        if (people.find(space).isEmpty()) {
            people.keep(space, source.teller());
        }
        sources.add(source, lines.of(space, record));
        if (record.status() == SourceStatus.LEARNED) {
            sources.setStatus(space, id, SourceStatus.LEARNED, record.reason());
        }
    }

    private static Source source(SpaceId space, SourceId id, ExportedSource record) {
        return new Source(
                id,
                space,
                record.scope(),
                record.kind(),
                record.title(),
                new Arrival(record.provenance(), record.channel(), record.agentId(), null),
                new Person(record.person(), ZoneId.of(record.zone())),
                new Marks(record.category(), record.importance()),
                record.addedAt());
    }
}
