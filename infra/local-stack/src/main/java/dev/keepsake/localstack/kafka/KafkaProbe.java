// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.kafka;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;

/**
 * Asks for the metadata of no topic. The answer lists the brokers that take work, so an empty list is a broker still on its
 * way. By hand, because the client's classes would cost every start a second.
 */
final class KafkaProbe {

    private static final short METADATA = 3;
    private static final short VERSION = 1;
    private static final short NO_CLIENT_ID = -1;
    private static final int TIMEOUT_MILLIS = 2_000;
    private static final int REQUEST_LENGTH = 14;

    private KafkaProbe() {}

    static boolean hasBroker(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            DataOutputStream request = new DataOutputStream(socket.getOutputStream());
            request.writeInt(REQUEST_LENGTH);
            request.writeShort(METADATA);
            request.writeShort(VERSION);
            request.writeInt(1);
            request.writeShort(NO_CLIENT_ID);
            request.writeInt(0);
            request.flush();
            DataInputStream answer = new DataInputStream(socket.getInputStream());
            answer.readInt();
            answer.readInt();
            return answer.readInt() > 0;
        } catch (IOException notYet) {
            return false;
        }
    }
}
