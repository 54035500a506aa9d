// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.sentence.WordSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares the name somebody asks for with the entities of memories. */
final class Named {
    /** "Omkar's sister Leela" is Leela, told apart by whose sister she is. */
    private static final Pattern OWNED =
            Pattern.compile("^.+?['\u2019]s\\s+(?:[\\p{Ll}-]+\\s+)*(?=\\p{Lu})", Pattern.UNICODE_CHARACTER_CLASS);

    /** Many things begin with them, and none is called so. */
    private static final Set<String> NO_NAME =
            WordSet.words("the a an this that these those my our your his her its their");

    private final String name;

    Named(String name) {
        this.name = folded(name);
    }

    /** Whether the entity is called exactly so. */
    boolean isExactly(MemoryChanged memory) {
        return memory.names().stream()
                .anyMatch(entity ->
                        folded(entity).equals(name) || folded(bare(entity)).equals(name));
    }

    /** Whether the name is only the first part of the entity's ("Alex" of "Alex Moreau"). */
    boolean isBeginningOf(MemoryChanged memory) {
        return !NO_NAME.contains(name)
                && memory.names().stream()
                        .anyMatch(entity -> folded(bare(entity)).startsWith(name + " "));
    }

    /** The entity's own name. */
    static String bare(String entity) {
        return OWNED.matcher(entity.strip()).replaceFirst("");
    }

    static String folded(String text) {
        return text.strip().replaceAll("\\s+", " ").replace('\u2019', '\'').toLowerCase(Locale.ROOT);
    }
}
