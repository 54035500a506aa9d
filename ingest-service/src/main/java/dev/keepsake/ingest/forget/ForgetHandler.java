// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.Forget.Arguments;
import dev.keepsake.contracts.ingest.Forget.Result;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.forget.Erasure.Tombstone;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.messaging.EventProgress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Answers {@code forget}. */
final class ForgetHandler implements ToolHandler<Arguments, Result> {
    /** What is left of the call's time for the forgetting itself. */
    private static final Duration TO_FORGET = Duration.ofSeconds(3);

    private final Truth truth;
    private final Erasure erasure;
    private final MemoryLedger memories;
    private final Oblivion oblivion;
    private final EventProgress progress;

    ForgetHandler(Truth truth, Erasure erasure, MemoryLedger memories, Oblivion oblivion, EventProgress progress) {
        this.truth = truth;
        this.erasure = erasure;
        this.memories = memories;
        this.oblivion = oblivion;
        this.progress = progress;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return Forget.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        String id = call.arguments().id();
        OptionalLong number = MemoryNumber.parse(id);
        Optional<SourceId> source = SourceId.parse(id);
        if (number.isEmpty() && source.isEmpty()) {
            throw CallRefused.invalid("\"id\" must be memory:<n> or source:<id>.");
        }
        if (source.isPresent() && !isOrWasWithin(call.caller().readableSpaces(), id, source.get())) {
            awaitConversations(call);
        }
        SpaceId space = Reach.toChange(call.caller(), id, candidate -> isOrWasIn(candidate, id, number, source));
        return truth.changing(space, () -> forget(call, space, number, source));
    }

    private boolean isOrWasWithin(List<SpaceId> spaces, String id, SourceId source) {
        return spaces.stream()
                .anyMatch(space -> isOrWasIn(space, id, OptionalLong.empty(), Optional.of(source))
                        .isPresent());
    }

    /** A conversation is acknowledged once the bus has it: whoever forgets it at once is faster than it came here. */
    private void awaitConversations(Call<Arguments> call) {
        if (!progress.awaitHandled(
                Topic.CONVERSATIONS, call.caller().space(), call.deadline().minus(TO_FORGET))) {
            throw new CallRefused(
                    ErrorCode.OVERLOADED,
                    "Conversations that were captured before are still being taken in. Nothing was forgotten. "
                            + RetryAfter.SENTENCE);
        }
    }

    private Optional<SpaceId> isOrWasIn(SpaceId space, String id, OptionalLong number, Optional<SourceId> source) {
        boolean isHere = number.isPresent()
                ? memories.find(space, number.getAsLong()).isPresent()
                : erasure.sourceVersion(space, source.orElseThrow()).isPresent();
        return isHere || erasure.tombstone(space, id).isPresent() ? Optional.of(space) : Optional.empty();
    }

    private Answer<Result> forget(Call<Arguments> call, SpaceId space, OptionalLong number, Optional<SourceId> source) {
        String id = call.arguments().id();
        Optional<Tombstone> before = erasure.tombstone(space, id);
        if (before.isPresent() && !cameBack(space, source)) {
            return again(call, before.get());
        }
        List<Memory> going = number.isPresent()
                ? erasure.withPredecessors(space, number.getAsLong())
                : erasure.taughtOnlyBy(space, source.orElseThrow());
        boolean isHere = number.isPresent()
                ? !going.isEmpty()
                : erasure.sourceVersion(space, source.orElseThrow()).isPresent();
        if (!isHere) {
            throw Reach.notFound(id);
        }
        Set<String> awaits = source.isPresent()
                ? oblivion.erase(space, source.get(), going, call.origin())
                : oblivion.erase(space, going, call.origin());
        erasure.keepTombstone(space, id, new Tombstone(call.id(), going.size(), awaits, 0));
        return new Answer<>(new Result(id, going.size(), true), awaits);
    }

    /** A conversation that was forgotten and captured again is there again, without its words. */
    private boolean cameBack(SpaceId space, Optional<SourceId> source) {
        return source.isPresent() && erasure.sourceVersion(space, source.get()).isPresent();
    }

    /** The same call is told what it did; another finds nothing left to do. */
    private static Answer<Result> again(Call<Arguments> call, Tombstone tombstone) {
        if (tombstone.call().equals(call.id())) {
            return new Answer<>(new Result(call.arguments().id(), tombstone.memories(), true), tombstone.awaits());
        }
        return Answer.of(new Result(call.arguments().id(), 0, true));
    }
}
