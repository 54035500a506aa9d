// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.service.Service;
import dev.keepsake.localstack.service.ServiceProcess;
import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import dev.keepsake.localstack.supervision.PartStatus;
import dev.keepsake.localstack.supervision.SupervisedPart;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/** A running installation. Whoever holds it owns the processes: they end with it, however it ends. */
public final class LocalStack implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofMinutes(10);

    private final HomeLock lock;
    private final RunRecord record;
    private final StackAddresses addresses;
    private final List<SupervisedPart> parts = new CopyOnWriteArrayList<>();

    private LocalStack(HomeLock lock, RunRecord record, StackAddresses addresses) {
        this.lock = lock;
        this.record = record;
        this.addresses = addresses;
    }

    /**
     * Starts everything and returns when all of it answers.
     *
     * @throws StackProblem if it cannot run here or a part cannot live; nothing is left running then
     */
    public static LocalStack start(StackSettings settings, PartListener listener)
            throws IOException, InterruptedException {
        Home home = settings.home().make();
        Preflight.check(home);
        HomeLock lock = HomeLock.take(home);
        RunRecord record = new RunRecord(home);
        try {
            return start(settings, lock, record, record.recording(listener));
        } catch (IOException | InterruptedException | RuntimeException notStarted) {
            lock.close();
            throw notStarted;
        }
    }

    private static LocalStack start(StackSettings settings, HomeLock lock, RunRecord record, PartListener listener)
            throws IOException, InterruptedException {
        Home home = settings.home();
        Artifacts artifacts = settings.artifacts();
        record.awaitFormerParts();
        Ports ports = Ports.of(home);
        Secrets secrets = Secrets.of(home);
        BackingServers servers = new BackingServers(home, artifacts, ports, listener);
        StackAddresses addresses = servers.lay(settings.environment(), secrets, settings.size());
        OwnServices own = new OwnServices(home, artifacts, listener);
        List<SupervisedPart> services =
                settings.withServices() ? own.lay(settings.environment(), addresses, secrets, ports) : List.of();
        ports.remember();
        LocalStack stack = new LocalStack(lock, record, addresses);
        stack.startAll(servers.parts());
        stack.startAll(services);
        own.trainInBackground();
        return stack;
    }

    public StackAddresses addresses() {
        return addresses;
    }

    public List<PartStatus> status() {
        return parts.stream().map(SupervisedPart::status).toList();
    }

    private void startAll(List<SupervisedPart> group) throws IOException, InterruptedException {
        parts.addAll(group);
        record.follow(this::status);
        group.forEach(SupervisedPart::start);
        for (SupervisedPart part : group) {
            if (!part.awaitReady(START_LIMIT)) {
                close();
                throw new StackProblem("%s does not start: see its log for the reason."
                        .formatted(part.part().name()));
            }
        }
        record.write();
    }

    /** Stops all parts and returns when their processes have ended: first the gateway, so that no call is cut in two. */
    @Override
    public void close() throws IOException, InterruptedException {
        stopTogether(part -> part.name().equals(Service.GATEWAY.partName()));
        stopTogether(ServiceProcess.class::isInstance);
        stopTogether(part -> !(part instanceof ServiceProcess));
        record.clear();
        lock.close();
    }

    private void stopTogether(Predicate<Part> which) throws InterruptedException {
        List<Thread> stops = new ArrayList<>();
        for (SupervisedPart part : parts) {
            if (which.test(part.part())) {
                stops.add(new Thread(part::stop, "stop of " + part.part().name()));
            }
        }
        stops.forEach(Thread::start);
        for (Thread stop : stops) {
            stop.join();
        }
    }
}
