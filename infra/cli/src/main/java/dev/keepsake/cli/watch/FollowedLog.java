// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.watch;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One log on disk, from its last lines on. */
final class FollowedLog {

    private final Path file;
    private final String mark;
    private long shown;

    /** @param marked whether each line begins with the part's name, because several logs are shown */
    FollowedLog(Path file, boolean marked) {
        this.file = file;
        this.mark = marked ? "%-14s ".formatted(file.getFileName().toString().replace(".log", "")) : "";
    }

    void printLast(int lines, PrintWriter out) throws IOException {
        shown = Files.size(file);
        List<String> all = new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .lines()
                .toList();
        all.subList(Math.max(0, all.size() - lines), all.size()).forEach(line -> out.println(mark + line));
        out.flush();
    }

    void printNew(PrintWriter out) throws IOException {
        if (!Files.exists(file) || Files.size(file) == shown) {
            return;
        }
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "r")) {
            // Shorter than before: it was put aside and begun anew.
            long from = content.length() < shown ? 0 : shown;
            byte[] fresh = new byte[(int) (content.length() - from)];
            content.seek(from);
            content.readFully(fresh);
            shown = from + fresh.length;
            new String(fresh, StandardCharsets.UTF_8).lines().forEach(line -> out.println(mark + line));
        }
        out.flush();
    }
}
