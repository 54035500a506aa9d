// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import java.util.BitSet;
import java.util.List;

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

    static BitSet ownIn(List<String> names) {
        return read(names, OWN);
    }

    /** Found around it, or in it. */
    static BitSet nearIn(List<String> names) {
        BitSet words = read(names, NEAR);
        words.or(ownIn(names));
        return words;
    }

    private static BitSet read(List<String> names, String prefix) {
        BitSet words = new BitSet();
        for (String name : names) {
            if (name.startsWith(prefix)) {
                words.set(Integer.parseInt(name.substring(prefix.length())));
            }
        }
        return words;
    }
}
