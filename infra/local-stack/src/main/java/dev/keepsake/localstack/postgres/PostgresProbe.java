// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.postgres;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Asks the server for a session: it answers {@code R} (who are you?) as soon as it takes any, and an error before that. */
final class PostgresProbe {

    private static final int PROTOCOL = 3 << 16;
    private static final int TIMEOUT_MILLIS = 1_000;

    private PostgresProbe() {}

    static boolean accepts(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.getOutputStream().write(startup());
            return socket.getInputStream().read() == 'R';
        } catch (IOException notYet) {
            return false;
        }
    }

    private static byte[] startup() throws IOException {
        String parameters = "user\0%s\0database\0%s\0\0".formatted(Postgres.USER, Postgres.DATABASE);
        byte[] text = parameters.getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream message = new DataOutputStream(bytes);
        message.writeInt(text.length + 2 * Integer.BYTES);
        message.writeInt(PROTOCOL);
        message.write(text);
        return bytes.toByteArray();
    }
}
