// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.List;

/**
 * Whom or what a question is about.
 *
 * @param name the words of the name, in lower case; empty where it names nobody
 * @param belongings the lemmas of what is theirs ("my sister"); empty where it asks about themselves
 */
record AskedSubject(Kind kind, List<String> name, List<String> belongings) {
    static final AskedSubject NOBODY = new AskedSubject(Kind.OPEN, List.of(), List.of());

    AskedSubject {
        name = List.copyOf(name);
        belongings = List.copyOf(belongings);
    }

    /** Whether a word of the question only says whom it is about. */
    boolean isNamedBy(String lemma) {
        return name.contains(lemma) || belongings.contains(lemma);
    }

    enum Kind {
        /** The asking person. */
        SELF,
        /** Somebody or something with a name. */
        NAMED,
        /** Nobody in particular, or the one who is asked for. */
        OPEN
    }
}
