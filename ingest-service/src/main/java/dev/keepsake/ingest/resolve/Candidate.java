// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Claim;
import dev.keepsake.ingest.ledger.Fact;
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
        Fact fact,
        Instant validFrom,
        Instant saidAt,
        boolean negated,
        String quote,
        int line,
        String speaker,
        @Nullable Said confirmed)
        implements Claim {

    /**
     * Words of another line.
     *
     * @param quote a literal part of it
     * @param speaker absent where nobody is named
     */
    public record Said(int line, String quote, @Nullable String speaker) {}

    public Candidate(
            Fact fact, Instant validFrom, Instant saidAt, boolean negated, String quote, int line, String speaker) {
        this(fact, validFrom, saidAt, negated, quote, line, speaker, null);
    }

    /** The same, with what was confirmed by it. */
    public Candidate confirming(@Nullable Said said) {
        return new Candidate(fact, validFrom, saidAt, negated, quote, line, speaker, said);
    }

    /** The same, about the same matter under another key. */
    public Candidate under(String otherKey) {
        return saying(fact.under(otherKey));
    }

    /** The same about an entity of another name. */
    public Candidate about(String otherEntity) {
        return saying(fact.about(otherEntity));
    }

    private Candidate saying(Fact other) {
        return new Candidate(other, validFrom, saidAt, negated, quote, line, speaker, confirmed);
    }
}
