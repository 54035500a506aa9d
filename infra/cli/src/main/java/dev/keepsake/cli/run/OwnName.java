// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What memories call the person whose installation this is. */
final class OwnName {
    private static final Pattern NAME = Pattern.compile("\\p{L}{2,40}");

    /** Accounts that many people have, so none of them is called that. */
    private static final Set<String> NOBODYS = Set.of("root", "admin", "administrator", "user", "nobody", "me");

    private OwnName() {}

    /** {@code KEEPSAKE_NAME}, or the account's name where it looks like a person's. */
    static Optional<String> of(Map<String, String> environment, String account) {
        String given = environment.getOrDefault("KEEPSAKE_NAME", "").strip();
        if (!given.isEmpty()) {
            return Optional.of(given);
        }
        return NAME.matcher(account).matches() && !NOBODYS.contains(account.toLowerCase(Locale.ROOT))
                ? Optional.of(account.substring(0, 1).toUpperCase(Locale.ROOT) + account.substring(1))
                : Optional.empty();
    }
}
