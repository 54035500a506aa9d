// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The loopback ports of an installation, kept in {@code run/ports.json} and used again where they are still free. */
public final class Ports {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** The systems keep the ports below it for their administrator. */
    private static final int FIRST_FOR_ALL = 1024;

    private static final int CONNECT_MILLIS = 1_000;

    private final Path file;
    private final Map<String, Integer> remembered;
    private final Map<String, Integer> assigned = new TreeMap<>();

    private Ports(Path file, Map<String, Integer> remembered) {
        this.file = file;
        this.remembered = remembered;
    }

    public static Ports of(Home home) {
        return new Ports(file(home), read(file(home)));
    }

    /** The port this use had at the last start; empty if it never had one. */
    public static OptionalInt remembered(Home home, String use) {
        Integer port = read(file(home)).get(use);
        return port == null ? OptionalInt.empty() : OptionalInt.of(port);
    }

    /** A free port for this use: the one it had before if nobody has taken it since. */
    public synchronized int free(String use) throws IOException {
        Integer before = remembered.get(use);
        boolean again = before != null && !assigned.containsValue(before) && isFree(before);
        int port = again ? before : unused();
        assigned.put(use, port);
        return port;
    }

    /**
     * The port somebody asked for by name.
     *
     * @throws StackProblem if another program listens on it, or this user may not
     */
    public synchronized int exactly(String use, int port, String variable) {
        boolean free = isFree(port);
        if (!free && port < FIRST_FOR_ALL && !isListenedOn(port)) {
            throw new StackProblem(
                    "Only the administrator may listen on port %d, as on any below %d: set %s to a higher one, and let a"
                                    .formatted(port, FIRST_FOR_ALL, variable)
                            + " proxy in front of it listen on %d.".formatted(port));
        }
        if (!free) {
            throw new StackProblem(
                    "Port %d for the %s is taken by another program: stop that, or set %s to a free port."
                            .formatted(port, use, variable));
        }
        assigned.put(use, port);
        return port;
    }

    /** Writes down what was assigned, for the next start and for the other commands. */
    public synchronized void remember() throws IOException {
        Map<String, Integer> all = new TreeMap<>(remembered);
        all.putAll(assigned);
        OwnerOnly.write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all));
    }

    private static Path file(Home home) {
        return home.run().resolve("ports.json");
    }

    private int unused() throws IOException {
        while (true) {
            try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                if (!assigned.containsValue(socket.getLocalPort())
                        && !remembered.containsValue(socket.getLocalPort())) {
                    return socket.getLocalPort();
                }
            }
        }
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }

    private static boolean isListenedOn(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }

    private static Map<String, Integer> read(Path file) {
        try {
            return Files.exists(file) ? JSON.readValue(Files.readString(file), new TypeReference<>() {}) : Map.of();
        } catch (IOException | JacksonException unreadable) {
            return Map.of();
        }
    }
}
