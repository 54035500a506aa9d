// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.process.Child;
import dev.keepsake.localstack.process.ChildCommand;
import dev.keepsake.localstack.process.Tether;
import dev.keepsake.localstack.supervision.HttpProbe;
import dev.keepsake.localstack.supervision.Part;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/** One of our services as a child JVM. Ready when its own readiness says so. */
public final class ServiceProcess implements Part {

    private static final Duration TRAINING_LIMIT = Duration.ofMinutes(3);

    private final Service service;
    private final Home home;
    private final Artifacts artifacts;
    private final Map<String, String> environment;
    private final int port;

    public ServiceProcess(Service service, Home home, Artifacts artifacts, Map<String, String> environment, int port) {
        this.service = service;
        this.home = home;
        this.artifacts = artifacts;
        this.environment = Map.copyOf(environment);
        this.port = port;
    }

    @Override
    public String name() {
        return service.partName();
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public ChildCommand prepare() throws IOException, InterruptedException {
        ServiceJvm jvm =
                new ServiceJvm(service, ExtractedService.of(service, artifacts.serviceJar(service.module()), home));
        return ChildCommand.of(Tether.in(home.run()).tie("TERM", jvm.command()), jvm.folder())
                .with(environment);
    }

    /** Makes the next start quicker, by a run of the service that ends before it does any work. Takes half a minute, once. */
    public void train(BoundedLog log) throws IOException, InterruptedException {
        ServiceJvm jvm =
                new ServiceJvm(service, ExtractedService.of(service, artifacts.serviceJar(service.module()), home));
        if (jvm.isTrained()) {
            return;
        }
        Map<String, String> aside = new TreeMap<>(environment);
        aside.put(service.portVariable(), "0");
        ChildCommand training = ChildCommand.of(
                        Tether.in(home.run()).tie("KILL", Tether.behindAllOthers(jvm.trainingCommand())), jvm.folder())
                .with(aside);
        Child child = Child.start(training, log);
        if (!child.awaitEnd(TRAINING_LIMIT)) {
            child.stop(Duration.ofSeconds(1));
        } else if (child.exitStatus() == 0) {
            jvm.keepTraining();
        }
    }

    @Override
    public boolean answers() {
        return answersOn(port);
    }

    /** The same for whoever knows only the port. */
    public static boolean answersOn(int port) {
        return HttpProbe.isOk("http://127.0.0.1:" + port + "/actuator/health/readiness");
    }
}
