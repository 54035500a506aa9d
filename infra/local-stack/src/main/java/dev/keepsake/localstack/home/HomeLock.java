// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Held by the one process that runs an installation; the system lets go of it when that process ends, however it ends. */
public final class HomeLock implements AutoCloseable {

    private static final String FILE = "lock";
    private static final String PID_FILE = "up.pid";

    /** What this process holds. To open the file of such a lock once more and close it would let go of the lock. */
    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private HomeLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** @throws StackProblem if another process runs this installation */
    public static HomeLock take(Home home) throws IOException {
        Optional<HomeLock> taken = tryTake(home);
        if (taken.isEmpty()) {
            throw new StackProblem("Keepsake already runs on %s%s: use it, or stop it first with `infra/keepsake down`."
                    .formatted(
                            home.root(),
                            holder(home).map(pid -> " (process " + pid + ")").orElse("")));
        }
        Files.writeString(
                home.run().resolve(PID_FILE),
                Long.toString(ProcessHandle.current().pid()));
        return taken.get();
    }

    /** The process that runs this installation now; empty if none does. */
    public static Optional<ProcessHandle> runner(Home home) throws IOException {
        if (!Files.exists(home.run().resolve(FILE))) {
            return Optional.empty();
        }
        Optional<HomeLock> free = tryTake(home);
        if (free.isPresent()) {
            free.get().close();
            return Optional.empty();
        }
        return holder(home).flatMap(ProcessHandle::of);
    }

    private static Optional<HomeLock> tryTake(Home home) throws IOException {
        Path file = home.run().resolve(FILE).toAbsolutePath().normalize();
        if (!HELD_HERE.add(file)) {
            return Optional.empty();
        }
        boolean taken = false;
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            taken = channel.tryLock() != null;
            if (taken) {
                return Optional.of(new HomeLock(file, channel));
            }
            channel.close();
            return Optional.empty();
        } finally {
            if (!taken) {
                HELD_HERE.remove(file);
            }
        }
    }

    private static Optional<Long> holder(Home home) {
        Path file = home.run().resolve(PID_FILE);
        try {
            return Optional.of(Long.parseLong(Files.readString(file).strip()));
        } catch (IOException | NumberFormatException unreadable) {
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        // Closing the channel lets go of the lock, and may be done twice.
        channel.close();
        HELD_HERE.remove(file);
    }
}
