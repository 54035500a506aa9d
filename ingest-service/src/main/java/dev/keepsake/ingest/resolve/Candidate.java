// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.ingest.ledger.Digests;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A statement read from a line, checked against it, that may become a memory.
 *
 * @param quote a literal part of the line
 * @param line the position of the line in its source
 * @param speaker who said it
 * @param confirmed what somebody else had said, where the speaker only confirmed it
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
        String speaker,
        @Nullable Said confirmed) {

    /**
     * Words of another line.
     *
     * @param quote a literal part of it
     * @param speaker absent where nobody is named
     */
    public record Said(int line, String quote, @Nullable String speaker) {}

    public Candidate(
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
        this(
                text,
                entity,
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
                speaker,
                null);
    }

    /** The same, with what was confirmed by it. */
    public Candidate confirming(@Nullable Said said) {
        return new Candidate(
                text,
                entity,
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
                speaker,
                said);
    }

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
                speaker,
                confirmed);
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
                speaker,
                confirmed);
    }

    public String subject() {
        return Digests.subject(entity, key);
    }

    public String fingerprint() {
        return Digests.fingerprint(text);
    }
}
