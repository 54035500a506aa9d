// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.write;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.MemoryWrite.Arguments;
import dev.keepsake.contracts.ingest.MemoryWrite.Result;
import dev.keepsake.contracts.ingest.MemoryWrite.Status;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.RecalledGate;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.ingest.resolve.Resolver;
import dev.keepsake.ingest.resolve.Self;
import dev.keepsake.language.secret.SecretGate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Answers {@code memory_write}. Writers of a space wait for one another, so there is never more than one current value. */
final class MemoryWriteHandler implements ToolHandler<Arguments, Result> {
    private final Truth truth;
    private final MemoryLedger memories;
    private final EntityNames names;
    private final SecretGate secrets;
    private final FactRecorder recorder;

    MemoryWriteHandler(
            Truth truth, MemoryLedger memories, EntityNames names, SecretGate secrets, FactRecorder recorder) {
        this.truth = truth;
        this.memories = memories;
        this.names = names;
        this.secrets = secrets;
        this.recorder = recorder;
    }

    @Override
    public ToolContract<Arguments, Result> contract() {
        return MemoryWrite.CONTRACT;
    }

    @Override
    public Answer<Result> handle(Call<Arguments> call) {
        Arguments fact = call.arguments();
        SpaceId space = Reach.toWrite(call.caller(), fact.space());
        checkSecrets(fact);
        RecalledGate.check("value", fact.value());
        return truth.changing(space, () -> write(call, space));
    }

    private void checkSecrets(Arguments fact) {
        secrets.check("entity", fact.entity());
        secrets.check("key", fact.key());
        secrets.check("value", fact.value());
        secrets.check("rationale", fact.rationale());
        secrets.check("scope", fact.scope());
        secrets.check("source", fact.source());
        secrets.checkNamed(MemoryWrite.CONTRACT.secrets(), fact.key());
    }

    private Answer<Result> write(Call<Arguments> call, SpaceId space) {
        Arguments fact = call.arguments();
        Optional<Memory> before =
                memories.taughtBy(space, SourceId.ofCall(call.id())).stream().findFirst();
        if (before.isPresent()) {
            return Answer.of(answerAgain(before.get()));
        }
        String entity = names.merged(space).entityOf(fact.entity());
        Caller caller = call.caller();
        List<String> names = space.equals(caller.space()) ? Self.names(entity, caller.person()) : List.of(entity);
        List<Memory> known = known(space, fact, names);
        Optional<Memory> same = known.stream()
                .filter(memory -> Digests.same(memory.value(), fact.value()))
                .findFirst();
        if (same.isPresent()) {
            return Answer.of(result(same.get(), Status.UNCHANGED, null));
        }
        FactRecorder.Recorded recorded = recorder.record(call, space, entity, known);
        UUID superseded = known.stream()
                .max(Comparator.comparingLong(Memory::number))
                .map(Memory::factId)
                .orElse(null);
        Status status = superseded == null ? Status.CREATED : Status.SUPERSEDED;
        Set<String> awaits = recorded.settlements();
        return new Answer<>(result(recorded.memory(), status, superseded), awaits);
    }

    /** What is known of the matter, whether it was written under this key or told in other words. */
    private List<Memory> known(SpaceId space, Arguments fact, List<String> names) {
        List<String> subjects =
                names.stream().map(name -> Digests.subject(name, fact.key())).toList();
        List<Memory> written = memories.alike(space, fact.scope(), subjects, List.of());
        List<String> spelled = names.stream()
                .flatMap(name -> Resolver.namesOf(name).stream())
                .distinct()
                .toList();
        Stream<Memory> told = memories.ofEntities(space, fact.scope(), spelled).stream()
                .filter(memory -> Resolver.isUnder(fact.key(), memory));
        return Stream.concat(written.stream(), told).distinct().toList();
    }

    /** The call came twice: it is told what was done the first time. */
    private Result answerAgain(Memory written) {
        return memories.predecessor(written.space(), written.factId())
                .map(earlier -> result(written, Status.SUPERSEDED, earlier.factId()))
                .orElseGet(() -> result(written, Status.CREATED, null));
    }

    private static Result result(Memory memory, Status status, @Nullable UUID superseded) {
        return new Result(memory.factId(), MemoryNumber.format(memory.number()), status, superseded, true);
    }
}
