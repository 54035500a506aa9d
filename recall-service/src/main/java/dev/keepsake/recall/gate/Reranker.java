// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.search.FoundMemory;
import java.util.List;

/** Puts the best candidates of a search into a better order before the gate decides. */
interface Reranker {
    Reranker NONE =
            (question, seen, found) -> found.stream().map(Ranked::asFound).toList();

    /** All of {@code found}, the best first. */
    List<Ranked> rerank(GateQuestion question, Observation seen, List<FoundMemory> found);
}
