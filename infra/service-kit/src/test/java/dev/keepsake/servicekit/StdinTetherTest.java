// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class StdinTetherTest {
    @Test
    void comesToAnEnd_whenTheInputEnds() {
        assertThatCode(() -> StdinTether.awaitEnd(new ByteArrayInputStream(new byte[1000])))
                .doesNotThrowAnyException();
    }

    @Test
    void comesToAnEnd_whenTheInputBreaks() {
        assertThatCode(() -> StdinTether.awaitEnd(new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("broken pipe");
                    }
                }))
                .doesNotThrowAnyException();
    }
}
