// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.supervision.PartState;
import dev.keepsake.localstack.supervision.PartStatus;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One long story instead of many starts: each start costs seconds. */
class LocalStackIT {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    @Test
    void keepsItsDataAndItsPartsAlive_whateverIsKilled() throws Exception {
        Home home = new Home(folder.resolve("a home with spaces"));
        Launcher launcher = Launcher.start(home);
        execute(home, "create table kept (word text); insert into kept values ('before')");

        refusesASecondStart(home);
        startsAPartAgainThatDied(home);
        launcher.kill();
        noChildOutlives(home);

        Launcher next = Launcher.start(home);
        try {
            assertThat(words(home)).isEqualTo("before");
        } finally {
            next.kill();
            noChildOutlives(home);
        }
    }

    private static void refusesASecondStart(Home home) {
        assertThatExceptionOfType(StackProblem.class)
                .isThrownBy(() ->
                        LocalStack.start(StackSettings.serversOnly(home, Launcher.artifacts()), new Launcher.Silent()))
                .withMessageContaining("already runs")
                .withMessageContaining("down");
    }

    private static void startsAPartAgainThatDied(Home home) {
        PartStatus postgres = part(home, "postgres");
        ProcessHandle.of(postgres.pid()).orElseThrow().destroyForcibly();

        await().atMost(PATIENCE).untilAsserted(() -> {
            PartStatus now = part(home, "postgres");
            assertThat(now.state()).isEqualTo(PartState.READY);
            // More than once where its children had not let go of its memory yet.
            assertThat(now.restarts()).isPositive();
            assertThat(now.pid()).isNotEqualTo(postgres.pid());
        });
        assertThat(PartHealth.answers(part(home, "postgres"))).isTrue();
    }

    private static void noChildOutlives(Home home) {
        List<PartStatus> parts = new RunRecord(home).read();
        assertThat(parts).hasSize(3);

        await().atMost(PATIENCE)
                .until(() -> parts.stream()
                        .noneMatch(part -> ProcessHandle.of(part.pid())
                                .map(ProcessHandle::isAlive)
                                .orElse(false)));
    }

    private static PartStatus part(Home home, String name) {
        return new RunRecord(home)
                .read().stream()
                        .filter(part -> part.name().equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    private static String words(Home home) throws Exception {
        try (Connection connection = connect(home);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select word from kept")) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static void execute(Home home, String sql) throws Exception {
        try (Connection connection = connect(home);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static Connection connect(Home home) throws Exception {
        String url = "jdbc:postgresql://127.0.0.1:" + part(home, "postgres").port() + "/keepsake";
        return DriverManager.getConnection(url, "keepsake", Secrets.of(home).postgresPassword());
    }
}
