// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.LocalStack;
import dev.keepsake.localstack.StackSettings;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The process that owns the servers of a build and ends when the build has ended. */
final class BackingServicesHolder {

    private BackingServicesHolder() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path buildDirectory = Path.of(arguments[0]);
        SharedFolder folder = SharedFolder.of(buildDirectory);
        long pid = ProcessHandle.current().pid();
        try (TestServers servers =
                DockerServers.isDockerThere() ? DockerServers.start() : local(buildDirectory, folder)) {
            folder.write(new HolderReport(pid, servers.addresses(), null));
            awaitLastUser(folder);
        } catch (IOException | RuntimeException cannotStart) {
            cannotStart.printStackTrace();
            folder.write(new HolderReport(pid, null, cannotStart.getMessage()));
            System.exit(1);
        }
        System.exit(0);
    }

    private static TestServers local(Path buildDirectory, SharedFolder folder)
            throws IOException, InterruptedException {
        Home home = new Home(folder.home());
        // Empty in every build: rows and migrations of an older one would make tests depend on history.
        deleteAll(home.data());
        LocalStack stack =
                LocalStack.start(StackSettings.serversOnly(home, new Artifacts(buildDirectory)), new PrintedEvents());
        return new TestServers(stack.addresses(), stack);
    }

    private static void awaitLastUser(SharedFolder folder) throws IOException, InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        boolean used = true;
        while (used) {
            boolean unexpected = never.await(500, TimeUnit.MILLISECONDS);
            assert !unexpected;
            used = folder.exclusively(() -> {
                boolean living = folder.hasLivingUser();
                if (!living) {
                    folder.clearReport();
                }
                return living;
            });
        }
    }

    private static void deleteAll(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> deepestFirst;
        try (Stream<Path> all = Files.walk(folder)) {
            deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.delete(path);
        }
    }
}
