// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TetherTest {

    @Test
    void whatStandsBehindAllOthersIsAsNiceAsCanBeInItsSessionAndWithIt(@TempDir Path folder)
            throws IOException, InterruptedException {
        List<String> shows = List.of("sh", "-c", "nice; cat /proc/self/autogroup 2>/dev/null || echo none");

        Process process = new ProcessBuilder(Tether.in(folder).tie("TERM", Tether.behindAllOthers(shows))).start();
        String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        assertThat(shown.lines()).hasSize(2).first().isEqualTo("19");
        assertThat(shown).containsAnyOf("none", "nice 19");
    }
}
