// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.contracts.ingest.SourceRelearn;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code keepsake relearn}: queues what failed again, and waits until it is learned. */
@Command(
        name = "relearn",
        description = {
            "Learns sources again whose learning failed, and waits for it.",
            "A source that did not fail stays as it is."
        },
        mixinStandardHelpOptions = true)
public final class RelearnCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Choice choice = new Choice();

    @Mixin
    private Account account = new Account();

    /** One source, or all that failed. */
    static final class Choice {
        @Option(names = "--source", paramLabel = "ID", description = "the source, as source:<id>")
        private @Nullable String source;

        @Option(names = "--all-failed", description = "every source that failed")
        private boolean allFailed;
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        ToolApi tools = account.tools();
        List<String> sources = queue(tools);
        if (sources.isEmpty()) {
            out.println("There is nothing to learn again.");
            out.flush();
            return 0;
        }
        LearningWatch watch = new LearningWatch(tools, account.space());
        try (Meter meter = Meter.of("Learning", " sources", 1, sources.size())) {
            watch.await(sources, () -> meter.step(1));
        }
        out.println(watch.sentence());
        out.flush();
        return watch.hasFailures() ? 1 : 0;
    }

    /** Only what waits to be learned now: a source that had not failed is not waited for. */
    private List<String> queue(ToolApi tools) {
        ObjectNode body = Json.mapper().createObjectNode();
        if (choice.source != null) {
            body.put("id", choice.source);
        }
        if (account.space() != null) {
            body.put("space", account.space());
        }
        JsonNode sources = tools.call(
                        SourceRelearn.CONTRACT.route().method(),
                        SourceRelearn.CONTRACT.route().path(),
                        body)
                .path("sources");
        return sources.valueStream()
                .filter(source -> !source.path("status").asString("").equals("learned"))
                .map(source -> source.path("id").asString())
                .toList();
    }
}
