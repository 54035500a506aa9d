// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where a service's own port is and what opens it to operators: {@code KEEPSAKE_<SERVICE>_URL} and
 * {@code KEEPSAKE_OPERATOR_TOKEN}, or what the home remembers of the installation that runs on it.
 */
public record ServiceLocation(String service, String url, String operatorToken) {

    public static ServiceLocation find(String service, Map<String, String> environment) throws IOException {
        Home home = Home.from(environment);
        String url = environment.getOrDefault(variable(service), "");
        String token = environment.getOrDefault("KEEPSAKE_OPERATOR_TOKEN", "");
        if (token.isBlank() && !Secrets.exist(home)) {
            throw new StackProblem(
                    "%s holds no operator token: set KEEPSAKE_OPERATOR_TOKEN or KEEPSAKE_HOME.".formatted(home.root()));
        }
        return new ServiceLocation(
                service,
                url.isBlank() ? remembered(service, home) : url.replaceAll("/+$", ""),
                token.isBlank() ? Secrets.of(home).operatorToken() : token);
    }

    private static String remembered(String service, Home home) {
        OptionalInt port = Ports.remembered(home, service);
        if (port.isEmpty()) {
            throw new StackProblem("Keepsake was never started on %s: run `infra/keepsake up`, or set %s."
                    .formatted(home.root(), variable(service)));
        }
        return "http://127.0.0.1:" + port.getAsInt();
    }

    /** The variable that names the service's address. */
    String variable() {
        return variable(service);
    }

    private static String variable(String service) {
        return "KEEPSAKE_" + service.toUpperCase(Locale.ROOT) + "_URL";
    }

    /** Never shows the token. */
    @Override
    public String toString() {
        return url;
    }
}
