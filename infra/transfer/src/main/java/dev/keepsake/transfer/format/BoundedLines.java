// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/** The lines of a file, of which none can fill the memory. */
final class BoundedLines {
    private static final int LONGEST = 16 * 1024 * 1024;

    private final BufferedReader reader;

    BoundedLines(InputStream in) {
        reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Gives every line with its number, from 1; one that is too long to be one is empty. */
    void read(ObjIntConsumer<Optional<String>> each) throws IOException {
        int number = 0;
        for (int c = reader.read(); c >= 0; c = reader.read()) {
            StringBuilder line = new StringBuilder();
            boolean tooLong = false;
            while (c >= 0 && c != '\n') {
                tooLong = tooLong || line.length() >= LONGEST;
                if (!tooLong) {
                    line.append((char) c);
                }
                c = reader.read();
            }
            number++;
            each.accept(tooLong ? Optional.empty() : Optional.of(line.toString().strip()), number);
        }
    }
}
