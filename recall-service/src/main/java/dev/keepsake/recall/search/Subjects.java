// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whom a question is about, and whether a memory is about them. */
final class Subjects {
    private final Set<String> asked;
    private final boolean named;
    private final Set<String> known;

    Subjects(Question question, String person, Set<String> known) {
        this.named = !question.subjects().isEmpty();
        this.asked = question.aboutSelf() ? Set.of(person.toLowerCase(Locale.ROOT)) : question.subjects();
        this.known = known;
    }

    /**
     * 1 for a memory about or by somebody named, -1 for one by another known person, else 0. "I" is no name: it holds for
     * most of one's own memories, and tells only the others apart.
     */
    int match(Candidate candidate) {
        if (asked.isEmpty()) {
            return 0;
        }
        if (isOneOf(asked, candidate) || isAsked(candidate.speaker())) {
            return named ? 1 : 0;
        }
        return isOneOf(known, candidate) || (candidate.speaker() != null && known.contains(candidate.speaker()))
                ? -1
                : 0;
    }

    boolean isSaidByNamed(Candidate candidate) {
        return named && isAsked(candidate.speaker());
    }

    boolean isAboutNamed(Candidate candidate) {
        return named && isOneOf(asked, candidate);
    }

    private static boolean isOneOf(Set<String> names, Candidate candidate) {
        return candidate.names().stream().anyMatch(names::contains);
    }

    private boolean isAsked(@Nullable String speaker) {
        return speaker != null && asked.contains(speaker);
    }
}
