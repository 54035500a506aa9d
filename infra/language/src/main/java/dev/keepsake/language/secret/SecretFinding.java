// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.secret;

import dev.keepsake.language.sentence.Span;

/** A secret in a text. {@code span} covers the secret alone, not the words around it. */
public record SecretFinding(Span span, Kind kind) {

    /** What sort of secret it is. */
    public enum Kind {
        API_KEY,
        ACCESS_TOKEN,
        PRIVATE_KEY,
        PASSWORD,
        PASSWORD_IN_URL,
        CARD_NUMBER
    }

    /** Says the kind only: a finding may be logged, the secret may not. */
    @Override
    public String toString() {
        return "SecretFinding[%s at %d..%d]".formatted(kind, span.start(), span.end());
    }
}
