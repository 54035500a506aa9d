// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.BoundedLog;
import dev.keepsake.localstack.service.Service;
import dev.keepsake.localstack.service.ServiceProcess;
import dev.keepsake.localstack.supervision.PartListener;
import dev.keepsake.localstack.supervision.SupervisedPart;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Our services, as far as they are built. */
final class OwnServices {

    private static final int GATEWAY_PORT = 8080;
    private static final int HIGHEST_PORT = 65_535;

    private final Home home;
    private final Artifacts artifacts;
    private final PartListener listener;
    private final List<ServiceProcess> processes = new ArrayList<>();

    OwnServices(Home home, Artifacts artifacts, PartListener listener) {
        this.home = home;
        this.artifacts = artifacts;
        this.listener = listener;
    }

    List<SupervisedPart> lay(Map<String, String> given, StackAddresses addresses, Secrets secrets, Ports ports)
            throws IOException {
        Map<Service, Integer> portOf = new EnumMap<>(Service.class);
        for (Service service : Service.values()) {
            if (artifacts.hasService(service.module())) {
                portOf.put(service, port(service, new Given(given), ports));
            }
        }
        Map<String, String> environment = new TreeMap<>(given);
        environment.putAll(addresses.environment());
        environment.put("KEEPSAKE_HOME", home.root().toString());
        environment.putIfAbsent("KEEPSAKE_OPERATOR_TOKEN", secrets.operatorToken());
        portOf.forEach((service, port) -> environment.put(service.portVariable(), Integer.toString(port)));
        portOf.forEach(
                (service, port) -> processes.add(new ServiceProcess(service, home, artifacts, environment, port)));
        return processes.stream()
                .map(part -> new SupervisedPart(part, new BoundedLog(home.log(part.name())), listener))
                .toList();
    }

    /** Runs once everything is ready, beside it and with the lowest priority; what fails here costs only a slower start. */
    void trainInBackground() {
        Thread training = new Thread(this::train, "class data training");
        training.setDaemon(true);
        training.start();
    }

    private void train() {
        BoundedLog log = new BoundedLog(home.log("training"));
        for (ServiceProcess process : processes) {
            try {
                process.train(log);
            } catch (IOException | RuntimeException notTrained) {
                log.append(process.name() + " starts no faster: " + notTrained);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private static int port(Service service, Given given, Ports ports) throws IOException {
        String wanted = given.orElse(
                service.portVariable(), () -> service == Service.GATEWAY ? Integer.toString(GATEWAY_PORT) : "0");
        try {
            int port = Integer.parseUnsignedInt(wanted);
            if (port < 0 || port > HIGHEST_PORT) {
                throw new NumberFormatException(wanted);
            }
            return port == 0
                    ? ports.free(service.partName())
                    : ports.exactly(service.partName(), port, service.portVariable());
        } catch (NumberFormatException notANumber) {
            throw new StackProblem(
                    "%s is \"%s\": set it to a port from 0 to 65535, such as 8080."
                            .formatted(service.portVariable(), wanted),
                    notANumber);
        }
    }
}
