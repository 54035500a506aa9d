// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import dev.keepsake.localstack.process.JavaProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** The command line of a service's JVM, for a small machine. */
record ServiceJvm(Service service, ExtractedService extracted) {

    List<String> command() {
        List<String> command = javaWithMemory();
        if (isTrained()) {
            command.add("-XX:SharedArchiveFile=" + archive());
        }
        command.addAll(List.of("-jar", extracted.jar().toString()));
        return command;
    }

    /**
     * Runs the service until its parts are made, then ends it and keeps what was loaded as an archive for later starts. That
     * takes a third of the processor time off them.
     */
    List<String> trainingCommand() {
        List<String> command = javaWithMemory();
        command.addAll(List.of(
                "-Dspring.context.exit=onRefresh",
                "-XX:ArchiveClassesAtExit=" + draft(),
                "-jar",
                extracted.jar().toString()));
        return command;
    }

    /** Takes the archive into use. Not before the run has ended: half of one would be worse than none. */
    void keepTraining() throws IOException {
        if (Files.exists(draft())) {
            Files.move(draft(), archive(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    boolean isTrained() {
        return Files.exists(archive());
    }

    Path folder() {
        return extracted.folder();
    }

    private List<String> javaWithMemory() {
        List<String> command = new ArrayList<>(List.of(
                JavaProgram.path(),
                "-Xms48m",
                "-Xmx" + service.heapMegabytes() + "m",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xshare:auto",
                "-Djava.awt.headless=true"));
        if (service.startsFast()) {
            command.add("-XX:TieredStopAtLevel=1");
        }
        return command;
    }

    /** An archive fits one build of Java only. */
    private Path archive() {
        return folder().resolve("classes-" + Runtime.version().toString().replaceAll("[^0-9A-Za-z.]", "_") + ".jsa");
    }

    private Path draft() {
        return folder().resolve("classes.draft");
    }
}
