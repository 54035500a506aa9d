// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;

/**
 * Where a service's own port is and what opens it to operators: {@code KEEPSAKE_<SERVICE>_URL} and
 * {@code KEEPSAKE_OPERATOR_TOKEN}, or what the home remembers of the installation that runs on it.
 */
public record ServiceLocation(String service, String url, String operatorToken) {

    public static ServiceLocation find(String service, Map<String, String> environment) throws IOException {
        Installation installation = new Installation(environment);
        return new ServiceLocation(
                service, installation.address(service, variable(service)), installation.operatorToken());
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
