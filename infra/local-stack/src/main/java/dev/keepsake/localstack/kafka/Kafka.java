// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.kafka;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.ChildCommand;
import dev.keepsake.localstack.process.CodeSource;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.process.Tether;
import dev.keepsake.localstack.supervision.Part;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Kafka: broker and controller in one JVM of about 200 MB. A killed process loses nothing; a power cut may. */
public final class Kafka implements Part {

    public static final String NAME = "kafka";
    private final Home home;
    private final Artifacts artifacts;
    private final int port;
    private final int controllerPort;

    public Kafka(Home home, Artifacts artifacts, int port, int controllerPort) {
        this.home = home;
        this.artifacts = artifacts;
        this.port = port;
        this.controllerPort = controllerPort;
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
        Path data = Files.createDirectories(home.data().resolve("kafka"));
        Path logging = home.run().resolve("kafka-log4j2.properties");
        try (InputStream source = Objects.requireNonNull(Kafka.class.getResourceAsStream("log4j2.properties"))) {
            Files.copy(source, logging, StandardCopyOption.REPLACE_EXISTING);
        }
        Path properties = home.run().resolve("kafka.properties");
        try (Writer writer = Files.newBufferedWriter(properties, StandardCharsets.UTF_8)) {
            KafkaSettings.of(port, controllerPort, data).store(writer, null);
        }
        List<String> java = List.of(
                JavaProgram.path(),
                "-Xms64m",
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xshare:auto",
                "-Dlog4j2.configurationFile=" + logging.toUri(),
                "-cp",
                classPath(),
                KafkaBoot.class.getName(),
                properties.toString(),
                data.toString());
        return ChildCommand.of(Tether.in(home.run()).tie("TERM", java), data);
    }

    @Override
    public boolean answers() {
        return answersOn(port);
    }

    /** The same for whoever knows only the port. */
    public static boolean answersOn(int port) {
        return KafkaProbe.hasBroker(port);
    }

    private String classPath() {
        return Stream.concat(Stream.of(CodeSource.of(KafkaBoot.class)), artifacts.kafkaJars().stream())
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
