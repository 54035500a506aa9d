// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.cli.polling.Polling;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.localstack.home.StackProblem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
    private static final Polling ROUNDS = new Polling(Duration.ofSeconds(1), 600);

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(names = "--yes", description = "do not ask")
    private boolean yes;

    @Mixin
    private Account account = new Account();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        ToolApi tools = account.tools();
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

    private void erase(ToolApi tools, PrintWriter out) {
        List<JsonNode> rounds = new ArrayList<>();
        JsonNode last = ROUNDS.until(EraseCommand::isComplete, () -> {
            JsonNode erased = eraseOnce(tools);
            rounds.add(erased);
            if (!isComplete(erased)) {
                tellWhatIsLeft(erased.path("left").asLong(), out);
            }
            return erased;
        });
        if (!isComplete(last)) {
            throw new StackProblem("It is erased, but not every store has said so yet: run it again later.");
        }
        out.printf(
                "Erased %,d sources and %,d memories, everywhere.%n", sum(rounds, "sources"), sum(rounds, "memories"));
        out.flush();
    }

    private JsonNode eraseOnce(ToolApi tools) {
        ObjectNode body = Json.mapper().createObjectNode().put("confirm", EraseAccount.CONFIRMATION);
        if (account.space() != null) {
            body.put("space", account.space());
        }
        return tools.call(
                EraseAccount.CONTRACT.route().method(),
                EraseAccount.CONTRACT.route().path(),
                body);
    }

    private static void tellWhatIsLeft(long left, PrintWriter out) {
        out.println(
                left == 0
                        ? "Erased; waiting for every store to say so."
                        : "Erased; %,d records are still to be taken out of every index.".formatted(left));
        out.flush();
    }

    private static boolean isComplete(JsonNode erased) {
        return erased.path("complete").asBoolean(false);
    }

    private static long sum(List<JsonNode> rounds, String field) {
        return rounds.stream().mapToLong(round -> round.path(field).asLong()).sum();
    }
}
