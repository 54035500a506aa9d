// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Skipped;
import java.util.List;
import java.util.Optional;

/** Says in a sentence why lines taught nothing, so that whoever asked for them to be kept can put them otherwise. */
final class WhyNothing {
    static final String NO_STATEMENT = "Nothing to learn: it holds no statement about a person, a thing or a plan.";

    private static final String NO_WORDS = "Nothing to learn: it holds no words that say anything.";

    private WhyNothing() {}

    /** The reason of the first part that was left out for one; empty where nothing but small talk was. */
    static Optional<String> in(List<Extraction> extractions) {
        List<Skipped.Reason> reasons = extractions.stream()
                .flatMap(extraction -> extraction.skipped().stream())
                .map(Skipped::reason)
                .toList();
        if (!reasons.isEmpty() && reasons.stream().allMatch(Skipped.Reason.NO_CONTENT::equals)) {
            return Optional.of(NO_WORDS);
        }
        return reasons.stream().flatMap(reason -> sentence(reason).stream()).findFirst();
    }

    private static Optional<String> sentence(Skipped.Reason reason) {
        return switch (reason) {
            case QUESTION -> Optional.of("Nothing to learn: it asks, and tells nothing.");
            case HYPOTHETICAL -> Optional.of("Nothing to learn: it says what may be or would be, not what is.");
            case INSTRUCTION -> Optional.of("Nothing to learn: it tells an assistant what to do.");
            case FICTION -> Optional.of("Nothing to learn: it is a joke, a game or a story.");
            case QUOTED -> Optional.of("Nothing to learn: it repeats what somebody else wrote.");
            case RECALLED -> Optional.of("Nothing to learn: it repeats what memory gave out.");
            case DATA -> Optional.of("Nothing to learn: it is code or output, not what a person says.");
            case POINTS_BACK -> Optional.of("Nothing to learn: it does not say whom or what it is about.");
            case SMALL_TALK, NO_CONTENT -> Optional.empty();
        };
    }
}
