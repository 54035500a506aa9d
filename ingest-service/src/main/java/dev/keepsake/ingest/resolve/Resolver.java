// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.StatementNormalizer;
import java.util.Comparator;
import java.util.List;

/** Decides how a statement stands to what is known. Pure: nothing is changed here. */
public final class Resolver {
    private final StatementNormalizer normalizer;

    public Resolver(StatementNormalizer normalizer) {
        this.normalizer = normalizer;
    }

    /** @param known current memories of the same space and scope with the candidate's subject or fingerprint */
    public Resolution resolve(Candidate candidate, List<Memory> known) {
        List<Memory> sameSubject = known.stream()
                .filter(memory -> memory.subject().equals(candidate.subject()))
                .toList();
        return known.stream()
                .filter(memory -> saysTheSame(candidate, memory))
                .min(Comparator.comparingLong(Memory::number))
                .<Resolution>map(Resolution.Same::new)
                .orElseGet(() -> newerOrNew(candidate, sameSubject));
    }

    private boolean saysTheSame(Candidate candidate, Memory known) {
        return candidate.fingerprint().equals(known.fingerprint())
                || normalizer.similarity(candidate.text(), known.text()) >= StatementNormalizer.SAME;
    }

    private static Resolution newerOrNew(Candidate candidate, List<Memory> sameSubject) {
        // Two current values of one subject are a list ("likes tea", "likes jazz"): none of them ends by a third.
        if (sameSubject.size() != 1) {
            return new Resolution.New();
        }
        Memory known = sameSubject.get(0);
        boolean laterNews = candidate.saidAt().isAfter(known.saidAt());
        boolean otherValue = candidate.negated() || !Digests.same(candidate.value(), known.value());
        boolean change = ChangeSignal.isIn(candidate.quote()) || ChangeSignal.isIn(candidate.text());
        return laterNews && otherValue && change ? new Resolution.Newer(known) : new Resolution.New();
    }
}
