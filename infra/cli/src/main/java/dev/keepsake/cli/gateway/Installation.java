// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Secrets;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Map;

/** The installation that commands speak to: the one the environment names, or else the one that runs on the home. */
record Installation(Map<String, String> environment) {

    /** @param variable of the environment that names the part's address */
    String address(String part, String variable) {
        String given = environment.getOrDefault(variable, "");
        if (!given.isBlank()) {
            return given.replaceAll("/+$", "");
        }
        return "http://127.0.0.1:" + RunningHome.port(environment, part, variable);
    }

    String operatorToken() throws IOException {
        String given = environment.getOrDefault("KEEPSAKE_OPERATOR_TOKEN", "");
        if (!given.isBlank()) {
            return given;
        }
        Home home = Home.from(environment);
        if (!Secrets.exist(home)) {
            throw new StackProblem(
                    "%s holds no operator token: set KEEPSAKE_OPERATOR_TOKEN or KEEPSAKE_HOME.".formatted(home.root()));
        }
        return Secrets.of(home).operatorToken();
    }
}
