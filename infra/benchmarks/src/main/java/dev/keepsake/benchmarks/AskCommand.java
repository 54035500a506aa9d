// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures {@code ask}: what is answered rightly, wrongly and not at all, by kind of question. */
@Command(
        name = "ask",
        description = "Puts the questions of personal memories to ask; prints right, wrong and null by kind.",
        mixinStandardHelpOptions = true)
final class AskCommand implements Callable<Integer> {
    @Mixin
    private Target target = new Target();

    @Option(names = "--details", description = "print every answer that is wrong or missing")
    private boolean details;

    @Option(names = "--out", description = "file for every question with its answer and what was found for it")
    private @Nullable Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Asked> all = new ArrayList<>();
        for (TrialSpace space : TrialSpaces.ofOnePerson()) {
            ToolClient client = target.connectAs(space.person(), "UTC", space.id());
            space.teach(client);
            for (TrialQuestion question : space.questions()) {
                all.add(ask(client, space, question));
            }
        }
        System.out.print(table(all));
        return 0;
    }

    private Asked ask(ToolClient client, TrialSpace space, TrialQuestion question)
            throws IOException, InterruptedException {
        var result = client.call("ask", Json.mapper().createObjectNode().put("question", question.text()));
        Asked asked = new Asked(question, result.path("answer").asString(null));
        if (details && asked.outcome() != Outcome.RIGHT) {
            System.out.println(space.id() + " | " + question.kind() + " | " + question.text() + " | " + asked.answer());
        }
        if (out != null) {
            var line = Json.mapper()
                    .createObjectNode()
                    .put("space", space.id())
                    .put("person", space.person())
                    .put("kind", question.kind())
                    .put("question", question.text())
                    .put("answerable", question.answerable())
                    .put("expected", String.join("|", question.expected()))
                    .put("answer", asked.answer());
            line.set(
                    "facts",
                    client.call(
                                    "memory_recall",
                                    Json.mapper()
                                            .createObjectNode()
                                            .put("query", question.text())
                                            .put("k", 30))
                            .path("facts"));
            Files.writeString(out, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        return asked;
    }

    private static String table(List<Asked> all) {
        Map<String, List<Asked>> kinds = all.stream()
                .collect(Collectors.groupingBy(
                        one -> (one.question().answerable() ? "answerable, " : "unanswerable, ")
                                + one.question().kind(),
                        TreeMap::new,
                        Collectors.toList()));
        StringBuilder table = new StringBuilder(line("kind", "n", "right", "wrong", "null"));
        kinds.forEach((kind, some) -> table.append(row(kind, some)));
        table.append(row(
                "all answerable",
                all.stream().filter(one -> one.question().answerable()).toList()));
        table.append(row(
                "all unanswerable",
                all.stream().filter(one -> !one.question().answerable()).toList()));
        return table.toString();
    }

    private static String row(String kind, List<Asked> some) {
        return line(
                kind,
                some.size(),
                count(some, Outcome.RIGHT),
                count(some, Outcome.WRONG),
                some.stream().filter(one -> one.answer() == null).count());
    }

    private static long count(List<Asked> some, Outcome outcome) {
        return some.stream().filter(one -> one.outcome() == outcome).count();
    }

    private static String line(Object... cells) {
        return String.format(Locale.ROOT, "%-30s %5s %6s %6s %6s%n", cells);
    }

    private enum Outcome {
        RIGHT,
        WRONG,
        MISSING
    }

    private record Asked(TrialQuestion question, @Nullable String answer) {
        Outcome outcome() {
            if (answer == null) {
                return question.answerable() ? Outcome.MISSING : Outcome.RIGHT;
            }
            String given = answer.toLowerCase(Locale.ROOT);
            boolean right = question.answerable()
                    && question.expected().stream().anyMatch(words -> given.contains(words.toLowerCase(Locale.ROOT)));
            return right ? Outcome.RIGHT : Outcome.WRONG;
        }
    }
}
