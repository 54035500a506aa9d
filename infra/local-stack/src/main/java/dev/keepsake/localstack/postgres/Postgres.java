// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.postgres;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.ChildCommand;
import dev.keepsake.localstack.process.Tether;
import dev.keepsake.localstack.process.Unprivileged;
import dev.keepsake.localstack.supervision.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** PostgreSQL with fsync on, listening on loopback only, with a password that only the owner of the home can read. */
public final class Postgres implements Part {

    public static final String NAME = "postgres";
    public static final String USER = "keepsake";
    public static final String DATABASE = "keepsake";

    private final Home home;
    private final Artifacts artifacts;
    private final Unprivileged identity;
    private final BoundedLog log;
    private final String password;
    private final int port;

    public Postgres(Home home, Artifacts artifacts, Unprivileged identity, BoundedLog log, String password, int port) {
        this.home = home;
        this.artifacts = artifacts;
        this.identity = identity;
        this.log = log;
        this.password = password;
        this.port = port;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public ChildCommand prepare() throws IOException, InterruptedException {
        Path binaries = PostgresBinaries.unpacked(artifacts.postgresJar(), home.servers());
        Path data = home.data().resolve("postgres");
        PostgresCluster cluster = new PostgresCluster(binaries, identity, log);
        cluster.make(data, password);
        List<String> server = identity.run(List.of(
                cluster.program("postgres"),
                "-D",
                data.toString(),
                "-p",
                Integer.toString(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
                "-c",
                "max_connections=100"));
        // INT is PostgreSQL's fast shutdown: it rolls back what is open and writes a checkpoint.
        return ChildCommand.of(Tether.in(home.run()).tie("INT", server), Files.createDirectories(home.data()));
    }

    @Override
    public boolean answers() {
        return answersOn(port);
    }

    /** The same for whoever knows only the port. */
    public static boolean answersOn(int port) {
        return PostgresProbe.accepts(port);
    }
}
