// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One way in which people name times. */
record TimeRule(Pattern pattern, BiFunction<Matcher, Anchor, Optional<Place>> reading) {

    /** Always has a place. */
    static TimeRule always(String pattern, BiFunction<Matcher, Anchor, Place> reading) {
        return sometimes(pattern, (match, anchor) -> Optional.of(reading.apply(match, anchor)));
    }

    /** May have none: no such day, or the tense does not say which year. */
    static TimeRule sometimes(String pattern, BiFunction<Matcher, Anchor, Optional<Place>> reading) {
        return new TimeRule(Pattern.compile("(?i)(?<![\\p{L}\\p{N}])" + pattern + "(?![\\p{L}\\p{N}])"), reading);
    }

    /** For names that are ordinary words in lower case ("may", "march", "sun"). */
    static TimeRule named(String pattern, BiFunction<Matcher, Anchor, Optional<Place>> reading) {
        return new TimeRule(Pattern.compile("(?<![\\p{L}\\p{N}])" + pattern + "(?![\\p{L}\\p{N}])"), reading);
    }
}
