// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.ingest.ExportSources.ExportedLine;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;

/** Takes back sources as {@link ExportSources} gave them out. */
public final class ImportSources {
    /** The most in one call. */
    public static final int MOST = 50;

    private static final int LONGEST_NAME = 200;

    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "import_sources", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Import sources")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/import/sources"))
            .limitedTo(RateLimit.perMinute(600))
            .withSecrets(SecretPolicy.redactedIn(
                    "records.lines.text",
                    "records.lines.speaker",
                    "records.title",
                    "records.agent_id",
                    "records.person"))
            .exposedAs(Exposure.REST)
            .describedAs(
                    "Takes back sources as an export gave them out. What had been learned from one is not learned again: it"
                            + " comes back with its memories. The same source again changes nothing.");

    private ImportSources() {}

    /** Lines of an export whose type is {@code source}. */
    public record Arguments(
            @JsonPropertyDescription("sources of an export, in its order") @NotNull @Size(min = 1, max = MOST)
            List<ExportedSource> records) {
        public Arguments {
            records = List.copyOf(Check.required("records", records));
            records.forEach(ImportSources::check);
        }
    }

    private static void check(ExportedSource source) {
        if (SourceId.parse(Check.text("id", source.id(), LONGEST_NAME)).isEmpty()) {
            throw CallRefused.invalid("\"id\" must be source: and 32 hex digits.");
        }
        Check.required("kind", source.kind());
        Check.required("status", source.status());
        Check.required("added_at", source.addedAt());
        Check.text("scope", source.scope(), LONGEST_NAME);
        Check.text("provenance", source.provenance(), LONGEST_NAME);
        Check.text("person", source.person(), LONGEST_NAME);
        checkZone(Check.text("zone", source.zone(), LONGEST_NAME));
        Check.optional("title", source.title(), LONGEST_NAME);
        Check.optional("agent_id", source.agentId(), LONGEST_NAME);
        Check.required("lines", source.lines()).forEach(ImportSources::check);
    }

    private static void checkZone(String zone) {
        try {
            ZoneId.of(zone);
        } catch (DateTimeException unknown) {
            throw CallRefused.invalid("\"zone\" must be a time zone such as Europe/Lisbon.");
        }
    }

    private static void check(ExportedLine line) {
        Check.required("role", line.role());
        Check.required("said_at", line.saidAt());
        Check.optional("speaker", line.speaker(), LONGEST_NAME);
        Check.optional("text", Check.required("text", line.text()), Message.LONGEST_CONTENT);
    }

    /** What became of them: each taken one under the id that it has here, and those left out. */
    public record Result(
            @NotNull List<SourceProgress> sources, @NotNull List<LeftOut> leftOut) {
        public Result {
            sources = List.copyOf(sources);
            leftOut = List.copyOf(leftOut);
        }
    }

    /** A record that was not taken, by its id in the export, and why. */
    public record LeftOut(@NotNull String id, @NotNull String reason) {}
}
