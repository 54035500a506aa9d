// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.core.search.Hit;
import java.util.BitSet;

/** The names that clauses carry, by which a hit tells which words it holds. */
final class WordNames {
    private static final String OWN = "own";
    private static final String NEAR = "near";

    private WordNames() {}

    static String own(int word) {
        return OWN + word;
    }

    static String near(int word) {
        return NEAR + word;
    }

    static BitSet ownIn(Hit<?> hit) {
        return read(hit, OWN);
    }

    /** Found around it, or in it. */
    static BitSet nearIn(Hit<?> hit) {
        BitSet words = read(hit, NEAR);
        words.or(ownIn(hit));
        return words;
    }

    private static BitSet read(Hit<?> hit, String prefix) {
        BitSet words = new BitSet();
        for (String name : hit.matchedQueries()) {
            if (name.startsWith(prefix)) {
                words.set(Integer.parseInt(name.substring(prefix.length())));
            }
        }
        return words;
    }
}
