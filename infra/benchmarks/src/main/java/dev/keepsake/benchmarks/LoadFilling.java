// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import tools.jackson.databind.node.ObjectNode;

/** Brings the memories of a plan in, and prints how fast they came. */
final class LoadFilling {
    /** How memories come in. */
    enum Way {
        /** As conversations that are learned from. */
        CAPTURE,
        /** As facts that are written: nothing has to be learned, each can be found when its call is answered. */
        WRITE
    }

    private final ToolClient client;
    private final LoadPlan plan;
    private final int callers;

    LoadFilling(ToolClient client, LoadPlan plan, int callers) {
        this.client = client;
        this.plan = plan;
        this.callers = callers;
    }

    void fill(Way way) throws IOException, InterruptedException, ExecutionException {
        if (way == Way.WRITE) {
            write();
        } else {
            capture();
        }
    }

    private void write() throws InterruptedException, ExecutionException {
        int spaces = plan.spaces().size();
        LoadRound round = new LoadRound(callers, plan.size()).showingProgress("written");
        String summary = round.run(n -> {
            LoadedSpace space = plan.space(n);
            client.call("memory_write", space.address(fact(space, n / spaces)));
        });
        System.out.println("memory_write, " + callers + " callers, each memory searchable when answered: " + summary);
    }

    static ObjectNode fact(LoadedSpace space, int n) {
        return Json.mapper()
                .createObjectNode()
                .put("entity", space.name())
                .put("key", "deed " + n)
                .put("value", space.deeds().get(n % space.deeds().size()).told());
    }

    private void capture() throws IOException, InterruptedException {
        Capturing capturing = new Capturing(client, plan);
        capturing.capture();
        capturing.awaitSearchable();
        System.out.println("captured " + capturing.summary());
    }
}
