// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Digests;
import java.time.Instant;

/**
 * A statement read from a line, checked against it, that may become a memory.
 *
 * @param quote a literal part of the line
 * @param line the position of the line in its source
 * @param speaker who said it
 */
public record Candidate(
        String text,
        String entity,
        String key,
        String value,
        Kind kind,
        Category category,
        Importance importance,
        Instant validFrom,
        Instant saidAt,
        boolean negated,
        String quote,
        int line,
        String speaker) {

    /** The same, about the same matter under another key. */
    public Candidate under(String otherKey) {
        return new Candidate(
                text,
                entity,
                otherKey,
                value,
                kind,
                category,
                importance,
                validFrom,
                saidAt,
                negated,
                quote,
                line,
                speaker);
    }

    /** The same about an entity of another name. */
    public Candidate about(String otherEntity) {
        return new Candidate(
                text,
                otherEntity,
                key,
                value,
                kind,
                category,
                importance,
                validFrom,
                saidAt,
                negated,
                quote,
                line,
                speaker);
    }

    public String subject() {
        return Digests.subject(entity, key);
    }

    public String fingerprint() {
        return Digests.fingerprint(text);
    }
}
