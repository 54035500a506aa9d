// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.process.ChildCommand;
import dev.keepsake.localstack.process.JavaProgram;
import dev.keepsake.localstack.process.Tether;
import dev.keepsake.localstack.supervision.HttpProbe;
import dev.keepsake.localstack.supervision.Part;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** One of our services as a child JVM. Ready when its own readiness says so. */
public final class ServiceProcess implements Part {

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
        ExtractedService extracted = ExtractedService.of(service, artifacts.serviceJar(service.module()), home);
        List<String> java = List.of(
                JavaProgram.path(),
                "-Xms48m",
                "-Xmx" + service.heapMegabytes() + "m",
                "-XX:+UseSerialGC",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xshare:auto",
                "-Djava.awt.headless=true",
                "-jar",
                extracted.jar().toString());
        return ChildCommand.of(Tether.in(home.run()).tie("TERM", java), extracted.folder())
                .with(environment);
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
