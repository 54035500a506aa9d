// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** The words that mean the asking person in statements. */
public final class SelfNames {
    private final String person;
    private final Set<String> words = new HashSet<>(Set.of("i", "we", "my", "our", "me", "user"));

    public SelfNames(String person) {
        this.person = person.strip().toLowerCase(Locale.ROOT);
        words.addAll(Arrays.asList(this.person.split("\\s+")));
    }

    /** Whether an entity is the person. */
    public boolean isName(String entity) {
        String lower = entity.strip().toLowerCase(Locale.ROOT);
        // Whoever has given no name is called "the user".
        boolean ofTheName = words.contains(lower) && !lower.equals("the");
        return lower.equals(person) || ofTheName || lower.equals("the user") || lower.equals("myself");
    }

    /** Whether a single word of a statement means the person. */
    public boolean isWord(String lowerCased) {
        return words.contains(lowerCased);
    }
}
