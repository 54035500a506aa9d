// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.time.Instant;
import java.time.ZoneId;
import java.util.regex.Pattern;

/** Words that are kept as they stand, as a text that stands alone: "I" there says nothing to whoever did not hear it. */
public final class Verbatim {
    private static final Pattern OF_SPEAKER = Pattern.compile(
            "(?i)\\b(?:i|i['’](?:m|ve|d|ll)|im|ive|me|my|mine|myself|we|(?-i:[Uu]s)|our|ours|ourselves)\\b");

    private Verbatim() {}

    /** The words; where they speak of who said them, with the name and the day. */
    public static String of(String words, String speaker, Instant saidAt, ZoneId zone) {
        return OF_SPEAKER.matcher(words).find() ? Wording.said(speaker, Wording.day(saidAt, zone), words) : words;
    }
}
