// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.remember;

import dev.keepsake.ingest.ledger.Line;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The lines of a note as they are written, empty ones left out. */
final class NoteLines {
    private NoteLines() {}

    static List<Line> of(String text, Instant writtenAt) {
        List<Line> lines = new ArrayList<>();
        for (String line : text.split("\\R", -1)) {
            if (!line.isBlank()) {
                lines.add(Line.ofPerson(lines.size(), writtenAt, line));
            }
        }
        return lines;
    }
}
