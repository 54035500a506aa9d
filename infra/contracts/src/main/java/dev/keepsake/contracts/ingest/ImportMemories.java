// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedWitness;
import dev.keepsake.contracts.ingest.ImportSources.LeftOut;
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
import java.util.List;

/** Takes back memories as {@link ExportMemories} gave them out, once their sources are back. */
public final class ImportMemories {
    /** The most in one call. */
    public static final int MOST = 200;

    private static final int LONGEST_NAME = 200;

    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "import_memories", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Import memories")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/import/memories"))
            .limitedTo(RateLimit.perMinute(600))
            .withSecrets(SecretPolicy.redactedIn(
                    "records.entity",
                    "records.key",
                    "records.value",
                    "records.text",
                    "records.provenance",
                    "records.witnesses.quote",
                    "records.witnesses.rationale",
                    "records.witnesses.speaker"))
            .exposedAs(Exposure.REST)
            .describedAs(
                    "Takes back memories as an export gave them out, with their times, history and corrections. One whose"
                            + " quote stands in no source that is here is left out. The same memory again changes nothing.");

    private ImportMemories() {}

    /** Lines of an export whose type is {@code memory}. */
    public record Arguments(
            @JsonPropertyDescription("memories of an export, in its order") @NotNull @Size(min = 1, max = MOST)
            List<ExportedMemory> records) {
        public Arguments {
            records = List.copyOf(Check.required("records", records));
            records.forEach(ImportMemories::check);
        }
    }

    private static void check(ExportedMemory memory) {
        Check.text("id", memory.id(), LONGEST_NAME);
        Check.required("fact_id", memory.factId());
        Check.required("written", memory.written());
        Check.text("scope", memory.scope(), LONGEST_NAME);
        Check.text("entity", memory.entity(), Message.LONGEST_CONTENT);
        Check.text("key", memory.key(), Message.LONGEST_CONTENT);
        Check.text("value", memory.value(), Message.LONGEST_CONTENT);
        Check.text("text", memory.text(), Message.LONGEST_CONTENT);
        Check.text("provenance", memory.provenance(), LONGEST_NAME);
        Check.required("kind", memory.kind());
        Check.required("category", memory.category());
        Check.required("importance", memory.importance());
        Check.required("status", memory.status());
        Check.required("valid_from", memory.validFrom());
        Check.required("said_at", memory.saidAt());
        Check.required("learned_at", memory.learnedAt());
        Check.required("recorded_at", memory.recordedAt());
        Check.required("witnesses", memory.witnesses()).forEach(ImportMemories::check);
    }

    private static void check(ExportedWitness witness) {
        Check.text("source", witness.source(), LONGEST_NAME);
        Check.required("line", witness.line());
        Check.text("quote", witness.quote(), Message.LONGEST_CONTENT);
        Check.optional("rationale", Check.required("rationale", witness.rationale()), Message.LONGEST_CONTENT);
        Check.optional("speaker", witness.speaker(), LONGEST_NAME);
    }

    /**
     * What became of them.
     *
     * @param added how many were not here before
     * @param known how many were here already
     */
    public record Result(
            @NotNull Integer added,
            @NotNull Integer known,
            @NotNull List<LeftOut> leftOut) {
        public Result {
            leftOut = List.copyOf(leftOut);
        }
    }
}
