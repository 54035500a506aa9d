// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How to start a child.
 *
 * @param command program and arguments
 * @param environment added to the launcher's own
 * @param directory where it starts
 * @param input written to its standard input, which then stays open until the child is to stop
 */
public record ChildCommand(List<String> command, Map<String, String> environment, Path directory, byte[] input) {

    public ChildCommand {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
        input = input.clone();
    }

    public static ChildCommand of(List<String> command, Path directory) {
        return new ChildCommand(command, Map.of(), directory, new byte[0]);
    }

    @Override
    public byte[] input() {
        return input.clone();
    }

    public ChildCommand with(Map<String, String> moreEnvironment) {
        return new ChildCommand(command, moreEnvironment, directory, input);
    }

    public ChildCommand fedWith(byte[] bytes) {
        return new ChildCommand(command, environment, directory, bytes);
    }
}
