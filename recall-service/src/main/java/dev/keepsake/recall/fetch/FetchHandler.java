// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.fetch;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.recall.Fetch;
import dev.keepsake.contracts.tool.ToolContract;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Answers {@code fetch}. An id names one thing whatever its scope, so an id alone opens it; a caller that names another
 * scope than the default one sees nothing outside it. What is unknown, gone or somebody else's gets one and the same answer.
 */
final class FetchHandler implements ToolHandler<Fetch.Arguments, Fetch.Result> {
    private static final Pattern FULL_UUID =
            Pattern.compile("(?i)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");
    private static final Pattern SHORTENED_UUID = Pattern.compile("(?i)[0-9a-f][0-9a-f-]{3,34}");

    /** What is asked for where the caller leaves the scope out. */
    private static final String ANY_SCOPE = "default";

    private final MemoryLookup memories;
    private final SourceArrival arrival;
    private final SourceProgressReader progress;

    FetchHandler(MemoryLookup memories, SourceArrival arrival, SourceProgressReader progress) {
        this.memories = memories;
        this.arrival = arrival;
        this.progress = progress;
    }

    @Override
    public ToolContract<Fetch.Arguments, Fetch.Result> contract() {
        return Fetch.CONTRACT;
    }

    @Override
    public Answer<Fetch.Result> handle(Call<Fetch.Arguments> call) {
        return Answer.of(open(
                call.arguments().id().strip(),
                call.arguments().scope(),
                call.caller().readableSpaces(),
                call.deadline()));
    }

    private Fetch.Result open(String id, String scope, List<SpaceId> spaces, Instant deadline) {
        OptionalLong number = MemoryNumber.parse(id);
        if (number.isPresent()) {
            return memories.byNumber(number.getAsLong(), spaces, deadline)
                    .filter(memory -> isIn(scope, memory))
                    .map(FetchViews::memory)
                    .orElseThrow(() -> unknown(id));
        }
        Optional<SourceId> source = SourceId.parse(id);
        if (source.isPresent()) {
            return arrival.await(source.get(), spaces, deadline)
                    .map(found -> FetchViews.source(found, progress.statusOf(found, deadline)))
                    .orElseThrow(() -> unknown(id));
        }
        if (FULL_UUID.matcher(id).matches()) {
            return memories.byFactId(UUID.fromString(id), spaces, deadline)
                    .filter(memory -> isIn(scope, memory))
                    .map(FetchViews::memory)
                    .orElseGet(() -> Fetch.Result.notFound(id, "No memory of yours has this id."));
        }
        if (SHORTENED_UUID.matcher(id).matches()) {
            return Fetch.Result.notFound(
                    id,
                    "This is no full id. Give the whole fact_id, or memory:<n>; a shortened one is not guessed at.");
        }
        throw CallRefused.invalid("\"id\" must be memory:<n>, source:<32 hex digits> or a full UUID fact_id.");
    }

    private static boolean isIn(String scope, MemoryChanged memory) {
        return scope.equals(ANY_SCOPE) || scope.equals(memory.scope());
    }

    private static CallRefused unknown(String id) {
        return CallRefused.notFound("There is no " + id + " that you can read: it never existed, or was forgotten.");
    }
}
