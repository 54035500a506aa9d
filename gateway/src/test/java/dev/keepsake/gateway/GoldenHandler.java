// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Answers every call of a tool with its golden result; on two words it fails in the ways a service can. */
final class GoldenHandler<A, R> implements ToolHandler<A, R> {
    static final String UNKNOWN = "memory:404";
    static final String FAULTY = "memory:500";

    private static final Queue<Caller> CALLERS = new ConcurrentLinkedQueue<>();

    private final ToolContract<A, R> contract;

    GoldenHandler(ToolContract<A, R> contract) {
        this.contract = contract;
    }

    /** Everybody who has called since the last look. */
    static synchronized List<Caller> takeCallers() {
        List<Caller> taken = List.copyOf(CALLERS);
        CALLERS.clear();
        return taken;
    }

    @Override
    public ToolContract<A, R> contract() {
        return contract;
    }

    @Override
    public Answer<R> handle(Call<A> call) {
        String arguments = Json.mapper().writeValueAsString(call.arguments());
        if (arguments.contains(UNKNOWN)) {
            throw CallRefused.notFound("There is no such memory.");
        }
        if (arguments.contains(FAULTY)) {
            throw new IllegalStateException("secret inside");
        }
        CALLERS.add(call.caller());
        return Answer.of(Json.mapper().treeToValue(Golden.result(contract.name()), contract.result()));
    }
}
