// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import dev.keepsake.cli.gateway.RunningHome;
import java.util.Map;

/** Where Kafka is. */
public final class Brokers {
    private static final String VARIABLE = "KEEPSAKE_KAFKA_BROKERS";

    private Brokers() {}

    /** {@code KEEPSAKE_KAFKA_BROKERS}, or where the installation on the home runs it. */
    public static String find(Map<String, String> environment) {
        String given = environment.getOrDefault(VARIABLE, "");
        return given.isBlank() ? "127.0.0.1:" + RunningHome.port(environment, "kafka", VARIABLE) : given;
    }
}
