// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an import could not use: the first ones by name, all by number. May be told by several threads. */
final class SkippedRecords {
    private static final int MOST_NAMED = 20;

    private final List<Unusable> named = new ArrayList<>();
    private long all;

    synchronized void add(Unusable record) {
        all++;
        if (named.size() < MOST_NAMED) {
            named.add(record);
        }
    }

    synchronized Optional<String> firstReason() {
        return named.stream().findFirst().map(record -> record.name() + ": " + record.reason());
    }

    synchronized void print(PrintWriter out) {
        named.forEach(record -> out.println(record.name() + " was skipped: " + record.reason()));
        if (all > named.size()) {
            out.printf("So were %,d more.%n", all - named.size());
        }
    }
}
