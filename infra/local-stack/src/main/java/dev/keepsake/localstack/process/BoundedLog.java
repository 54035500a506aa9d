// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** One part's log on disk, at most twice {@link #LIMIT} long: the file and the one before it. Remembers its last lines. */
public final class BoundedLog {

    /** Bytes after which the file is put aside. */
    static final long LIMIT = 8L * 1024 * 1024;

    private static final int LAST_LINES = 12;

    private final Path file;
    private final long limit;
    private final Deque<String> lastLines = new ArrayDeque<>();

    public BoundedLog(Path file) {
        this(file, LIMIT);
    }

    BoundedLog(Path file, long limit) {
        this.file = file;
        this.limit = limit;
    }

    /** Copies the stream into the log until it ends. A log that cannot be written must not stop the part that speaks. */
    public void copy(InputStream stream) {
        BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
        try {
            String line = lines.readLine();
            while (line != null) {
                append(line);
                line = lines.readLine();
            }
        } catch (IOException ended) {
            remember("(the output ended: " + ended.getMessage() + ")");
        }
    }

    /** Adds one line. */
    public void append(String line) {
        remember(line);
        try {
            if (Files.exists(file) && Files.size(file) > limit) {
                Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
            }
            try (Writer writer = Files.newBufferedWriter(
                    file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                writer.write(line);
                writer.write('\n');
            }
        } catch (IOException diskFull) {
            remember("(not written to " + file + ": " + diskFull.getMessage() + ")");
        }
    }

    /** The last lines, oldest first. */
    public synchronized List<String> lastLines() {
        return List.copyOf(lastLines);
    }

    private synchronized void remember(String line) {
        lastLines.addLast(line);
        if (lastLines.size() > LAST_LINES) {
            lastLines.removeFirst();
        }
    }
}
