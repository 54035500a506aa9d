// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.Profile.Trait;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Traits as they are gathered; what is said again adds its memory to the trait that says it. */
final class Traits {
    private static final int MOST = 50;

    private final List<Trait> traits = new ArrayList<>();
    private final List<String> said = new ArrayList<>();

    /** @param whose put before the text where several subjects are described together; empty otherwise */
    void add(MemoryChanged memory, String whose) {
        String text = whose.isEmpty() || Named.folded(memory.text()).startsWith(Named.folded(whose))
                ? memory.text()
                : whose + ": " + memory.text();
        String id = MemoryNumber.format(memory.number());
        int known = said.indexOf(plain(text));
        if (known >= 0) {
            List<String> memories = new ArrayList<>(traits.get(known).memories());
            memories.add(id);
            traits.set(known, new Trait(traits.get(known).text(), List.copyOf(memories)));
        } else if (traits.size() < MOST) {
            traits.add(new Trait(text, List.of(id)));
            said.add(plain(text));
        }
    }

    List<Trait> all() {
        return List.copyOf(traits);
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }
}
