// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import dev.keepsake.contracts.call.CallRefused;
import java.util.List;

/**
 * What becomes of passwords, keys and other secrets in the words that a tool's arguments carry, before a call goes any
 * further than the process that took it.
 *
 * @param fields the arguments that carry words; where they are redacted, the list and the field of its items
 */
public record SecretPolicy(Handling handling, List<String> fields) {
    /** Nothing the tool keeps. */
    public static final SecretPolicy NONE = new SecretPolicy(Handling.PASSED, List.of());

    /** How secrets are handled. */
    public enum Handling {
        PASSED,
        /** The call is refused: its caller can leave the secret out. */
        REFUSED,
        /** The secret is taken out and the rest goes on: nobody is there to say it anew. */
        REDACTED
    }

    public SecretPolicy {
        fields = List.copyOf(fields);
    }

    public static SecretPolicy refusedIn(String... fields) {
        return new SecretPolicy(Handling.REFUSED, List.of(fields));
    }

    /** Redacts a text of every item of a list, each read as what follows the one before it. */
    public static SecretPolicy redactedIn(String list, String field) {
        return new SecretPolicy(Handling.REDACTED, List.of(list, field));
    }

    /** The refusal; it names the sort of secret and never the secret. */
    public static CallRefused refusal(String field, String sort) {
        return CallRefused.invalid("\"" + field + "\" holds what looks like a secret (" + sort
                + "). Secrets are never kept: leave it out and send the rest. Nothing was stored.");
    }
}
