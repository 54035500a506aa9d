// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code keepsake erase}: asks first, and goes on until every store has let go. */
@Command(
        name = "erase",
        description = {
            "Erases everything a person's memory holds, for good. Keys and the team's memory stay.",
            "Export first what you want to keep."
        },
        mixinStandardHelpOptions = true)
public final class EraseCommand implements Callable<Integer> {
    private static final int MOST_ROUNDS = 600;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(names = "--yes", description = "do not ask")
    private boolean yes;

    @Mixin
    private Account account = new Account();

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        ToolApi tools = new ToolApi(account.url(), account.key());
        if (!yes && !isConfirmed(tools, out)) {
            out.println("Nothing was erased.");
            out.flush();
            return 1;
        }
        erase(tools, out);
        return 0;
    }

    private boolean isConfirmed(ToolApi tools, PrintWriter out) throws IOException {
        String space = account.space();
        String name = space == null
                ? tools.call("GET", "/api/v1/account", null).path("person").asString()
                : space;
        out.printf("This erases everything in the memory of %s, for good. Type %s to go on: ", name, name);
        out.flush();
        String typed = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())).readLine();
        return typed != null && typed.strip().equals(name);
    }

    private void erase(ToolApi tools, PrintWriter out) throws InterruptedException {
        ObjectNode body = Json.mapper().createObjectNode().put("confirm", EraseAccount.CONFIRMATION);
        if (account.space() != null) {
            body.put("space", account.space());
        }
        long sources = 0;
        long memories = 0;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            JsonNode erased = tools.call(
                    EraseAccount.CONTRACT.route().method(),
                    EraseAccount.CONTRACT.route().path(),
                    body);
            sources += erased.path("sources").asLong();
            memories += erased.path("memories").asLong();
            if (erased.path("complete").asBoolean(false)) {
                out.printf("Erased %,d sources and %,d memories, everywhere.%n", sources, memories);
                out.flush();
                return;
            }
            long left = erased.path("left").asLong();
            out.println(
                    left == 0
                            ? "Erased; waiting for every store to say so."
                            : "Erased; %,d records are still to be taken out of every index.".formatted(left));
            out.flush();
            new CountDownLatch(1).await(1, TimeUnit.SECONDS);
        }
        throw new StackProblem("It is erased, but not every store has said so yet: run it again later.");
    }
}
