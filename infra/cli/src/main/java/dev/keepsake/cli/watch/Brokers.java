// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Map;

/** Where Kafka is. */
public final class Brokers {
    private Brokers() {}

    /** {@code KEEPSAKE_KAFKA_BROKERS}, or where the installation on the home runs it. */
    public static String find(Map<String, String> environment) throws IOException {
        String given = environment.getOrDefault("KEEPSAKE_KAFKA_BROKERS", "");
        if (!given.isBlank()) {
            return given;
        }
        Home home = Home.from(environment);
        return "127.0.0.1:"
                + Ports.remembered(home, "kafka")
                        .orElseThrow(() -> new StackProblem(
                                "Keepsake was never started on %s: run `infra/keepsake up`, or set KEEPSAKE_KAFKA_BROKERS."
                                        .formatted(home.root())));
    }
}
