// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Line;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/**
 * Messages that came with one time for all were said one after another all the same: "I work at Norvik" and, ten messages
 * later, "I quit Norvik". Each is put a microsecond behind the one before it.
 */
final class LinesInOrder {
    private LinesInOrder() {}

    static List<Line> of(List<Line> lines) {
        List<Line> ordered = new ArrayList<>(lines.size());
        int equal = 0;
        for (int at = 0; at < lines.size(); at++) {
            Line line = lines.get(at);
            equal = at > 0 && line.saidAt().equals(lines.get(at - 1).saidAt()) ? equal + 1 : 0;
            ordered.add(equal == 0 ? line : at(line, line.saidAt().plus(equal, ChronoUnit.MICROS)));
        }
        return ordered;
    }

    private static Line at(Line line, Instant saidAt) {
        return new Line(line.position(), line.role(), line.speaker(), saidAt, line.text(), line.mark(), line.known());
    }
}
