// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Set;

/**
 * A word of the question that an answering memory must speak of.
 *
 * @param lemma in lower case
 * @param alike words that say the same or entail it, the word itself included
 * @param role what it does in the question
 */
record AskedWord(String lemma, String tag, Set<String> alike, Role role) {
    AskedWord {
        alike = Set.copyOf(alike);
    }

    enum Role {
        /** Belongs to a name: to be found as it is, nothing stands for it. */
        NAME,
        /** Says of what sort the answer is ("which instrument"): anything of that sort stands for it. */
        FOCUS,
        /** Everything else. */
        CONTENT
    }
}
