// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The folder through which the tests of a build and the holder of its servers meet. */
record SharedFolder(Path path) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    static SharedFolder of(Path buildDirectory) {
        return new SharedFolder(buildDirectory.resolve("target/backing-services"));
    }

    /** Done while nobody else starts or ends the servers. */
    interface Exclusively<T> {
        T run() throws IOException, InterruptedException;
    }

    <T> T exclusively(Exclusively<T> action) throws IOException, InterruptedException {
        Files.createDirectories(users());
        try (FileChannel channel =
                        FileChannel.open(path.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assert lock.isValid();
            return action.run();
        }
    }

    /** What the holder wrote, if that holder still lives. */
    Optional<HolderReport> liveReport() {
        return report().filter(HolderReport::isAlive);
    }

    Optional<HolderReport> report() {
        try {
            return Files.exists(reportFile())
                    ? Optional.of(JSON.readValue(Files.readString(reportFile()), HolderReport.class))
                    : Optional.empty();
        } catch (IOException | JacksonException halfWritten) {
            return Optional.empty();
        }
    }

    void write(HolderReport report) throws IOException {
        Files.writeString(reportFile(), JSON.writeValueAsString(report));
    }

    void clearReport() throws IOException {
        Files.deleteIfExists(reportFile());
    }

    /** The servers stay while this process lives. */
    void addUser(long pid) throws IOException {
        Files.writeString(users().resolve(Long.toString(pid)), "");
    }

    boolean hasLivingUser() throws IOException {
        boolean any = false;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(users())) {
            for (Path file : files) {
                long pid = Long.parseLong(file.getFileName().toString());
                if (ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false)) {
                    any = true;
                } else {
                    Files.delete(file);
                }
            }
        }
        return any;
    }

    Path home() {
        return path.resolve("home");
    }

    Path holderLog() {
        return path.resolve("holder.log");
    }

    private Path reportFile() {
        return path.resolve("servers.json");
    }

    private Path users() {
        return path.resolve("users");
    }
}
