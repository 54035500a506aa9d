// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.elasticsearch;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.ChildCommand;
import dev.keepsake.localstack.process.Tether;
import dev.keepsake.localstack.process.Unprivileged;
import dev.keepsake.localstack.supervision.HttpProbe;
import dev.keepsake.localstack.supervision.Part;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Elasticsearch on loopback, one node. It stops by itself when its standard input ends. */
public final class Elasticsearch implements Part {

    public static final String NAME = "elasticsearch";
    private final Home home;
    private final Artifacts artifacts;
    private final Unprivileged identity;
    private final ElasticsearchSize size;
    private final int port;
    private final int transportPort;

    public Elasticsearch(
            Home home,
            Artifacts artifacts,
            Unprivileged identity,
            ElasticsearchSize size,
            int port,
            int transportPort) {
        this.home = home;
        this.artifacts = artifacts;
        this.identity = identity;
        this.size = size;
        this.port = port;
        this.transportPort = transportPort;
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
    public ChildCommand prepare() throws IOException {
        Path server = ElasticsearchHome.unpacked(artifacts.elasticsearchZip(), home.servers());
        String version = server.getFileName().toString().replace("elasticsearch-", "");
        Path data = Files.createDirectories(home.data().resolve("elasticsearch"));
        Path config = Files.createDirectories(home.run().resolve("elasticsearch/config"));
        Path temporary = Files.createDirectories(home.run().resolve("elasticsearch/tmp"));
        Path logs = Files.createDirectories(home.run().resolve("elasticsearch/logs"));
        Map<String, String> settings = settings(data, logs);
        writeConfiguration(config, settings);
        for (Path folder : List.of(data, config, temporary, logs)) {
            identity.own(folder);
        }
        Map<String, String> all = new TreeMap<>(settings);
        all.put("path.home", server.toString());
        return ChildCommand.of(
                        Tether.ownSession(identity.run(ServerJvm.command(server, temporary, version, size))), data)
                .with(Map.of("LIBFFI_TMPDIR", temporary.toString()))
                .fedWith(ServerArguments.serialized(server, config, logs, all));
    }

    @Override
    public boolean answers() {
        return answersOn(port);
    }

    /** The same for whoever knows only the port. */
    public static boolean answersOn(int port) {
        return HttpProbe.isOk("http://127.0.0.1:" + port + "/_cluster/health?wait_for_status=yellow&timeout=2s");
    }

    private Map<String, String> settings(Path data, Path logs) {
        Map<String, String> settings = new TreeMap<>();
        settings.put("cluster.name", "keepsake");
        settings.put("node.name", "keepsake");
        settings.put("discovery.type", "single-node");
        settings.put("network.host", "127.0.0.1");
        settings.put("http.port", Integer.toString(port));
        settings.put("transport.port", Integer.toString(transportPort));
        settings.put("path.data", data.toString());
        settings.put("path.logs", logs.toString());
        // On a nearly full disk it would make every index read-only; the stack checks the disk itself.
        settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
        return settings;
    }

    private static void writeConfiguration(Path config, Map<String, String> settings) throws IOException {
        String yaml = settings.entrySet().stream()
                .map(setting -> setting.getKey() + ": \"" + setting.getValue().replace("\\", "\\\\") + "\"")
                .collect(Collectors.joining("\n", "", "\n"));
        Files.writeString(config.resolve("elasticsearch.yml"), yaml);
        try (InputStream logging = Elasticsearch.class.getResourceAsStream("log4j2.properties")) {
            Files.copy(
                    Objects.requireNonNull(logging),
                    config.resolve("log4j2.properties"),
                    StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
