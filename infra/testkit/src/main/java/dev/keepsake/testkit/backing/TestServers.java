// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.StackAddresses;
import java.io.IOException;

/** Running servers and how to end them. */
record TestServers(StackAddresses addresses, AutoCloseable owner) implements AutoCloseable {

    @Override
    public void close() throws IOException {
        try {
            owner.close();
        } catch (Exception e) {
            throw new IOException("the servers did not stop", e);
        }
    }
}
