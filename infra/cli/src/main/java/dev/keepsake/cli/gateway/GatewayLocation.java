// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import java.io.IOException;
import java.util.Map;

/**
 * Where the gateway is and what opens its operator API: {@code KEEPSAKE_URL} and {@code KEEPSAKE_OPERATOR_TOKEN}, or what the
 * home remembers of the installation that runs on it.
 */
public record GatewayLocation(String url, String operatorToken) {

    private static final String VARIABLE = "KEEPSAKE_URL";

    public static GatewayLocation find(Map<String, String> environment) throws IOException {
        return new GatewayLocation(url(environment), new Installation(environment).operatorToken());
    }

    /** The address alone, for callers with a key of their own. */
    public static String url(Map<String, String> environment) {
        return new Installation(environment).address("gateway", VARIABLE);
    }

    /** Never shows the token. */
    @Override
    public String toString() {
        return url;
    }
}
