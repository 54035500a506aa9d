// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The lines of a file, of which none can fill the memory. */
final class BoundedLines {
    private static final int LONGEST = 16 * 1024 * 1024;

    private final BufferedReader reader;

    BoundedLines(InputStream in) {
        reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** The next line; empty where it is too long to be one; null at the end. */
    @Nullable
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean tooLong = false;
        int c = reader.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            tooLong = tooLong || line.length() >= LONGEST;
            if (!tooLong) {
                line.append((char) c);
            }
            c = reader.read();
        }
        return tooLong ? Optional.empty() : Optional.of(line.toString().strip());
    }
}
