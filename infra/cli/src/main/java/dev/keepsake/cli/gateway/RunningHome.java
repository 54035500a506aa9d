// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.HomeLock;
import dev.keepsake.localstack.home.Ports;
import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.util.Map;

/** The installation that runs on this machine. */
public final class RunningHome {
    private RunningHome() {}

    /**
     * The port on which a part of it listens.
     *
     * @param variable of the environment that would name the part's address
     * @throws StackProblem at once, where nothing runs: whoever connects would wait and try again for nothing
     */
    public static int port(Map<String, String> environment, String part, String variable) {
        Home home = Home.from(environment);
        if (!runs(home)) {
            throw new StackProblem("Keepsake does not run on %s: start it with `infra/keepsake up`, or set %s."
                    .formatted(home.root(), variable));
        }
        return Ports.remembered(home, part)
                .orElseThrow(() ->
                        new StackProblem("Keepsake on %s runs no %s of its own yet: wait until it is ready, or set %s."
                                .formatted(home.root(), part, variable)));
    }

    private static boolean runs(Home home) {
        try {
            return HomeLock.runner(home).isPresent();
        } catch (IOException unreadable) {
            throw new StackProblem("%s cannot be read: %s".formatted(home.root(), unreadable.getMessage()), unreadable);
        }
    }
}
