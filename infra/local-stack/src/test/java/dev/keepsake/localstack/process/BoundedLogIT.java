// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedLogIT {

    @TempDir
    Path folder;

    @Test
    void neverTakesMoreThanTwiceItsLimitOnDisk() throws Exception {
        Path file = folder.resolve("part.log");
        BoundedLog log = new BoundedLog(file, 1_000);

        for (int line = 0; line < 500; line++) {
            log.append("line " + line);
        }

        assertThat(Files.size(file) + Files.size(folder.resolve("part.log.1"))).isLessThan(2_100);
        assertThat(Files.readString(file)).endsWith("line 499\n");
    }

    @Test
    void remembersTheLastLinesOfAStream() {
        BoundedLog log = new BoundedLog(folder.resolve("part.log"));
        String spoken = "first\n".repeat(30) + "the reason\n";

        log.copy(new ByteArrayInputStream(spoken.getBytes(StandardCharsets.UTF_8)));

        assertThat(log.lastLines()).hasSize(12).last().isEqualTo("the reason");
    }
}
