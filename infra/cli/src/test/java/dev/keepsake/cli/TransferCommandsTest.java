// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Import, export and erase against a gateway that answers as the test says. */
class TransferCommandsTest {
    private static final String LINE = "{\"messages\": [{\"role\": \"user\", \"content\": \"%s\"}]}\n";

    @TempDir
    private Path folder;

    private final StringWriter output = new StringWriter();
    private final StringWriter errors = new StringWriter();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final Deque<Answer> answers = new ArrayDeque<>();
    private HttpServer server;

    private record Answer(int status, String body) {}

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void importsInTheNameOfTheKey_waitingWhenTheGatewayAsksForIt() throws IOException {
        answers.add(new Answer(429, "{\"detail\": \"Too many.\"}"));
        answers.add(new Answer(200, "{\"source\": {\"id\": \"source:1\", \"status\": \"queued\"}, \"accepted\": 1}"));
        Path file = Files.writeString(folder.resolve("told.jsonl"), LINE.formatted("I row.") + "nonsense\n");

        int status = run("import", file.toString(), "--format", "jsonl");

        assertThat(status).isZero();
        assertThat(requests)
                .hasSize(2)
                .allMatch(request -> request.startsWith("POST /api/v1/conversations Bearer ks_test"));
        assertThat(output.toString())
                .contains("line 2 was skipped: ", "1 conversations (1 messages in 1 parts)", "skipped 1");
    }

    @Test
    void endsTheImportInOneSentence_whenTheKeyMayNot() throws IOException {
        answers.add(new Answer(403, "{\"detail\": \"This key may not do this.\"}"));
        Path file = Files.writeString(folder.resolve("told.jsonl"), LINE.formatted("I row."));

        assertThat(run("import", file.toString(), "--format", "jsonl")).isEqualTo(1);

        assertThat(errors.toString().strip()).isEqualTo("This key may not do this.");
    }

    @Test
    void endsInOneSentence_whenNothingInTheFileCanBeRead() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "one\ntwo\nthree\n");

        assertThat(run("import", file.toString(), "--format", "jsonl")).isEqualTo(1);

        assertThat(errors.toString().strip())
                .startsWith("Nothing in " + file + " can be read as an export of jsonl (line 1")
                .doesNotContain("\n");
        assertThat(output.toString()).isEmpty();
    }

    @Test
    void saysAtOnceThatNobodyAnswers() throws IOException {
        Path file = Files.writeString(folder.resolve("told.jsonl"), LINE.formatted("I row."));
        server.stop(0);

        assertThat(run("import", file.toString(), "--format", "jsonl")).isEqualTo(1);

        assertThat(errors.toString()).startsWith("No gateway answers at ");
        assertThat(requests).isEmpty();
    }

    @Test
    void saysWhatIsWrongWithTheFile() {
        assertThat(run("import", folder.resolve("none.json").toString(), "--format", "claude"))
                .isEqualTo(1);

        assertThat(errors.toString()).startsWith("There is no file ").doesNotContain("\tat ");
    }

    @Test
    void anExportAppearsOnlyOnceItIsWhole() throws IOException {
        Path file = folder.resolve("all.jsonl");
        answers.add(new Answer(200, "{\"type\":\"export\"}\n{\"type\":\"source\"}\n"));
        answers.add(new Answer(200, "{\"type\":\"export\"}\n{\"type\":\"source\"}\n{\"type\":\"end\",\"lines\":1}\n"));

        assertThat(run("export", file.toString())).isEqualTo(1);
        assertThat(file).doesNotExist();
        assertThat(run("export", file.toString())).isZero();

        assertThat(file).content().hasLineCount(3);
        assertThat(errors.toString()).contains("broke off");
    }

    @Test
    void erasesUntilEveryStoreHasLetGo() {
        answers.add(new Answer(200, "{\"sources\": 3, \"memories\": 5, \"left\": 2, \"complete\": false}"));
        answers.add(new Answer(200, "{\"sources\": 0, \"memories\": 0, \"left\": 0, \"complete\": true}"));

        assertThat(run("erase", "--yes")).isZero();

        assertThat(requests).hasSize(2).allMatch(request -> request.startsWith("DELETE /api/v1/account "));
        assertThat(output.toString()).contains("Erased 3 sources and 5 memories, everywhere.");
    }

    @Test
    void learnsWhatFailedAgain_andWaitsForIt() {
        answers.add(new Answer(200, "{\"sources\": [{\"id\": \"source:1\", \"status\": \"queued\"}]}"));
        answers.add(new Answer(200, "{\"metadata\": {\"status\": \"learned\"}}"));

        assertThat(run("relearn", "--all-failed")).isZero();

        assertThat(requests.get(0)).startsWith("POST /api/v1/sources/relearn ");
        assertThat(output.toString()).contains("Learned from 1 parts.");
    }

    @Test
    void saysSo_whenItFailsAgainOrThereIsNothingToLearnAgain() {
        answers.add(new Answer(200, "{\"sources\": [{\"id\": \"source:1\", \"status\": \"queued\"}]}"));
        answers.add(new Answer(200, "{\"metadata\": {\"status\": \"failed\"}}"));
        answers.add(new Answer(200, "{\"sources\": [{\"id\": \"source:2\", \"status\": \"learned\"}]}"));

        assertThat(run("relearn", "--source", "source:1")).isEqualTo(1);
        assertThat(run("relearn", "--source", "source:2")).isZero();

        assertThat(output.toString()).contains("1 could not be learned", "nothing to learn again");
    }

    private int run(String... arguments) {
        CommandLine line = Keepsake.commandLine();
        line.setOut(new PrintWriter(output));
        line.setErr(new PrintWriter(errors));
        String[] all = Arrays.copyOf(arguments, arguments.length + 4);
        all[arguments.length] = "--url";
        all[arguments.length + 1] = "http://127.0.0.1:" + server.getAddress().getPort();
        all[arguments.length + 2] = "--key";
        all[arguments.length + 3] = "ks_test";
        int status = line.execute(all);
        line.getErr().flush();
        return status;
    }

    private void answer(HttpExchange exchange) throws IOException {
        requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                + exchange.getRequestHeaders().getFirst("Authorization"));
        exchange.getRequestBody().readAllBytes();
        Answer answer = answers.remove();
        byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
        if (answer.status() == 429) {
            exchange.getResponseHeaders().add("Retry-After", "1");
        }
        exchange.sendResponseHeaders(answer.status(), bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
