// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.ask.Answering;
import dev.keepsake.recall.search.Findings;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemorySearch;
import java.time.Instant;
import java.util.Optional;

/** Searches for the gate: what holds now, or what held in the time a question names. */
final class GateSearch {
    private final MemorySearch search;
    private final Answering answering;

    GateSearch(MemorySearch search, Answering answering) {
        this.search = search;
        this.answering = answering;
    }

    Findings find(GateQuestion question, Instant now, int limit) {
        Findings current = search.findings(question.search(question.heldAt(now), limit));
        if (question.asOf() != null) {
            return current;
        }
        Optional<Findings> past = answering
                .pastTimeOf(question.query(), now, question.caller().zone())
                .map(instant -> search.findings(question.search(HeldAt.asOf(instant), limit)));
        return past.filter(then -> best(then) > best(current)).orElse(current);
    }

    private static double best(Findings findings) {
        return findings.best().stream().mapToDouble(FoundMemory::score).max().orElse(0);
    }
}
