// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.tool.Exposure;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Learns sources again that could not be learned. */
public final class SourceRelearn {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "source_relearn", ServiceName.INGEST, Arguments.class, Result.class)
            .titled("Learn a failed source again")
            .needs(Grant.WRITE)
            .hinting(Hints.changes(true))
            .at(RestRoute.post("/api/v1/sources/relearn"))
            .limitedTo(RateLimit.perMinute(30))
            .exposedAs(Exposure.REST)
            .describedAs("""
                    Queues sources whose learning failed to be learned again: one, or all that the caller may change. A \
                    source that did not fail stays as it is.""");

    private SourceRelearn() {}

    /** Which source; none names all that failed. */
    public record Arguments(
            @JsonPropertyDescription("the source, as source:<id>; absent: every failed one") @Size(max = 200) @Nullable
            String id) {
        public Arguments {
            id = Check.optional("id", id, 200);
        }
    }

    /** The sources and how each stands now. */
    public record Result(@NotNull List<SourceProgress> sources) {
        public Result {
            sources = List.copyOf(sources);
        }
    }
}
