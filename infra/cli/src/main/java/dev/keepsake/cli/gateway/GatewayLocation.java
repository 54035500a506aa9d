// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where the gateway is and what opens its operator API: {@code KEEPSAKE_URL} and {@code KEEPSAKE_OPERATOR_TOKEN}, or what the
 * home remembers of the installation that runs on it.
 */
public record GatewayLocation(String url, String operatorToken) {

    public static GatewayLocation find(Map<String, String> environment) throws IOException {
        String token = environment.getOrDefault("KEEPSAKE_OPERATOR_TOKEN", "");
        return new GatewayLocation(url(environment), token.isBlank() ? kept(Home.from(environment)) : token);
    }

    /** The address alone, for callers with a key of their own. */
    public static String url(Map<String, String> environment) {
        String url = environment.getOrDefault("KEEPSAKE_URL", "");
        return url.isBlank() ? remembered(Home.from(environment)) : url.replaceAll("/+$", "");
    }

    private static String remembered(Home home) {
        OptionalInt port = Ports.remembered(home, "gateway");
        if (port.isEmpty()) {
            throw new StackProblem("Keepsake was never started on %s: run `infra/keepsake up`, or set KEEPSAKE_URL."
                    .formatted(home.root()));
        }
        return "http://127.0.0.1:" + port.getAsInt();
    }

    private static String kept(Home home) throws IOException {
        if (!Secrets.exist(home)) {
            throw new StackProblem(
                    "%s holds no operator token: set KEEPSAKE_OPERATOR_TOKEN or KEEPSAKE_HOME.".formatted(home.root()));
        }
        return Secrets.of(home).operatorToken();
    }

    /** Never shows the token. */
    @Override
    public String toString() {
        return url;
    }
}
