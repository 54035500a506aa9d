// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which words of a question were found anywhere in the source of a memory. */
final class SourceWords {
    private final Map<String, BitSet> bySource = new HashMap<>();

    SourceWords(List<Shortlisted> all) {
        for (Shortlisted one : all) {
            bySource.computeIfAbsent(one.memory().source().id(), any -> new BitSet())
                    .or(one.weighed().candidate().nearWords());
        }
    }

    BitSet of(Shortlisted one) {
        return bySource.getOrDefault(one.memory().source().id(), new BitSet());
    }
}
