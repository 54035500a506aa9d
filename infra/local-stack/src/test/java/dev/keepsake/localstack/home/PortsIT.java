// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortsIT {

    @TempDir
    Path folder;

    private Home home = new Home(Path.of("unset"));

    @BeforeEach
    void makeHome() {
        home = new Home(folder.resolve("a home")).make();
    }

    @Test
    void usesTheSamePortAgainAtTheNextStart() throws Exception {
        Ports first = Ports.of(home);
        int port = first.free("kafka");
        first.remember();

        assertThat(Ports.of(home).free("kafka")).isEqualTo(port);
        assertThat(Ports.remembered(home, "kafka")).hasValue(port);
    }

    @Test
    void takesAnother_whenTheRememberedOneIsTaken() throws Exception {
        try (ServerSocket squatter = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(home.run().resolve("ports.json"), "{\"kafka\": " + squatter.getLocalPort() + "}");

            assertThat(Ports.of(home).free("kafka")).isNotEqualTo(squatter.getLocalPort());
        }
    }

    @Test
    void saysWhatToDo_whenAPortThatWasAskedForIsTaken() throws Exception {
        try (ServerSocket squatter = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = squatter.getLocalPort();

            assertThatExceptionOfType(StackProblem.class)
                    .isThrownBy(() -> Ports.of(home).exactly("gateway", port, "KEEPSAKE_PORT"))
                    .withMessageContaining(Integer.toString(port))
                    .withMessageContaining("KEEPSAKE_PORT");
        }
    }
}
