// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import dev.keepsake.contracts.call.CallRefused;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of passwords, keys and other secrets in the words that a tool's arguments carry, before a call goes any
 * further than the process that took it.
 *
 * @param fields the arguments that carry words; where they are redacted, {@code list.field} is a field of each item of a
 *     list, read as what follows the same field of the item before, and {@code list.inner.field} one of a list in each
 * @param pair an argument whose words are a secret because another one names them so
 */
public record SecretPolicy(
        Handling handling, List<String> fields, @Nullable Pair pair) {
    /** Nothing the tool keeps. */
    public static final SecretPolicy NONE = new SecretPolicy(Handling.PASSED, List.of(), null);

    /** How secrets are handled. */
    public enum Handling {
        PASSED,
        /** The call is refused: its caller can leave the secret out. */
        REFUSED,
        /** The secret is taken out and the rest goes on: nobody is there to say it anew. */
        REDACTED
    }

    /** An argument that names what another one holds: under "passcode", 4711 is a secret. */
    public record Pair(String name, String value) {
        /** The refusal. */
        public CallRefused refusal() {
            return CallRefused.invalid("\"" + name + "\" names a secret, which \"" + value
                    + "\" would tell. Secrets are never kept: leave it out. Nothing was stored.");
        }
    }

    public SecretPolicy {
        fields = List.copyOf(fields);
    }

    public static SecretPolicy refusedIn(String... fields) {
        return new SecretPolicy(Handling.REFUSED, List.of(fields), null);
    }

    public static SecretPolicy redactedIn(String... fields) {
        return new SecretPolicy(Handling.REDACTED, List.of(fields), null);
    }

    /** Refuses also whatever {@code value} holds where {@code name} names a secret. */
    public SecretPolicy orNamedBy(String name, String value) {
        return new SecretPolicy(handling, fields, new Pair(name, value));
    }

    /** The argument whose words are a secret because another one names them so. */
    public Optional<Pair> named() {
        return Optional.ofNullable(pair);
    }

    /** The refusal; it names the sort of secret and never the secret. */
    public static CallRefused refusal(String field, String sort) {
        return CallRefused.invalid("\"" + field + "\" holds what looks like a secret (" + sort
                + "). Secrets are never kept: leave it out and send the rest. Nothing was stored.");
    }
}
