// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Memory;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The employer that words about a job name: who leaves one may keep another. */
final class Employer {
    private static final Pattern NAMED =
            Pattern.compile("\\b(?:at|for|with|from|quit|left|joined) (?:the )?(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]*)");

    private Employer() {}

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
