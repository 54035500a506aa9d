// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import java.util.ArrayList;
import java.util.List;

/** Cuts a policy into passages small enough to have one meaning each. */
final class Passages {
    /** Bounds the work of taking in the longest policy: a passage takes some 15 to 60 ms. */
    static final int MOST = 150;

    private static final int SHORTEST = 40;

    private Passages() {}

    /** Lines and sentences, joined where they are short or too many; each with the title before it. */
    static List<String> of(String title, String text) {
        int wanted = Math.max(SHORTEST, text.length() / MOST + 1);
        List<String> passages = new ArrayList<>();
        StringBuilder passage = new StringBuilder();
        for (String part : text.split("\\R+|(?<=[.!?;:])\\s+(?=\\p{Lu})")) {
            passage.append(passage.isEmpty() ? "" : " ").append(part.strip());
            if (passage.length() >= wanted && passages.size() < MOST) {
                passages.add(titled(title, passage.toString()));
                passage.setLength(0);
            }
        }
        if (!passage.toString().isBlank()) {
            passages.add(titled(title, passage.toString()));
        }
        return passages;
    }

    private static String titled(String title, String passage) {
        return title.isBlank() || passage.startsWith(title) ? passage : title + ": " + passage;
    }
}
