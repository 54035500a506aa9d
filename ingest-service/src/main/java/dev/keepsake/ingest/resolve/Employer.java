// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The employer that words about a job name: who leaves one may keep another, and most have one at a time. */
final class Employer {
    private static final Pattern NAMED =
            Pattern.compile("\\b(?:at|for|with|from|quit|left|joined) (?:the )?(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]*)");

    private static final String NAME =
            "(?:the )?\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?: (?:(?:of|and|de|for|für|&) )?(?:\\p{Lu}|\\d)[\\p{L}\\p{N}&'’.-]*)*";

    /** Nothing said of hours or days: work besides is told with them. */
    private static final Pattern ONLY = Pattern.compile(
            "^.+? (?:works?|has worked|has been working) (?:at|for|with) (?<name>" + NAME + ")"
                    + "(?: (?:in|near) \\p{Lu}[\\p{L} -]*?)?(?: as (?:an? |the )?\\p{Ll}[\\p{L} -]*?)?(?: since [^,;]+)?(?: now| \\(as of [^)]*\\))*[.]?$");

    private static final Pattern BESIDES = Pattern.compile(
            "(?i)\\b(?:also|too|part[- ]time|sometimes|freelance|volunteer|side|second|weekends?|evenings?|nights?|summers?|\\p{L}+days?)\\b");

    private Employer() {}

    /** The employer where the words tell of the one job somebody has. */
    static Optional<String> only(String text) {
        Matcher matcher = ONLY.matcher(text);
        return matcher.matches() && !BESIDES.matcher(text).find()
                ? Optional.of(matcher.group("name"))
                : Optional.empty();
    }

    /** Whether the words are about the job the memory tells of; words that name nobody are about any. */
    static boolean concerns(String words, Memory job) {
        Optional<String> left = Ending.of(words);
        if (left.isPresent()) {
            return job.text().toLowerCase(Locale.ROOT).contains(left.get().toLowerCase(Locale.ROOT));
        }
        Matcher named = NAMED.matcher(words);
        return !named.find() || job.text().contains(named.group("name"));
    }
}
