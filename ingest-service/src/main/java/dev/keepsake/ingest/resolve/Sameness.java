// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.language.statement.StatementNormalizer;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Tells which memories say what a statement says. The statement is read once: there may be hundreds of memories. */
final class Sameness {
    /** Of mail, of the web, of a file: one letter more is another. */
    private static final Pattern ADDRESS = Pattern.compile("\\S+@\\S+\\b|\\S*\\w/\\S*\\w");

    private static final Pattern NO_DIGITS = Pattern.compile("\\D+");

    private static final StatementNormalizer STATEMENTS = new StatementNormalizer();

    private final Candidate candidate;
    private final String subject;
    private final String fingerprint;
    private final ToDoubleFunction<String> similarity;
    private final List<String> addresses;
    private final List<Slot> slots;
    private final Optional<Attribute> attribute;
    private final Stance stance;

    Sameness(Candidate candidate) {
        this.candidate = candidate;
        this.subject = candidate.subject();
        this.fingerprint = candidate.fingerprint();
        this.similarity = STATEMENTS.similarityTo(candidate.text());
        this.addresses = addresses(candidate.text());
        this.slots = Slot.of(candidate);
        this.attribute = Attribute.of(candidate.text());
        this.stance = Stance.of(candidate.text());
    }

    boolean isSaidBy(Memory known) {
        return fingerprint.equals(known.fingerprint())
                || similarity.applyAsDouble(known.text()) >= StatementNormalizer.SAME
                        && addresses.equals(addresses(known.text()))
                || known.sole() && isWrittenAs(known)
                || subject.equals(known.subject()) && isSameValue(known) && Stance.of(known.text()) == stance;
    }

    private boolean isWrittenAs(Memory known) {
        return slots.stream().anyMatch(slot -> slot.isSaidBy(known))
                || attribute
                        .filter(told -> told.isOf(known.entity(), known.key()) && told.isSaidBy(known))
                        .isPresent();
    }

    private boolean isSameValue(Memory known) {
        return OneValue.isFor(candidate, known) && OneValue.holds(known.value(), candidate.value())
                || OneValue.isLiking(candidate.key()) && Liking.same(candidate.text(), known.text())
                || isSameValueOnSameDays(known);
    }

    /** "Green is her favourite colour" and "Her favourite colour is green". */
    private boolean isSameValueOnSameDays(Memory known) {
        return Digests.same(candidate.value(), known.value())
                && digits(candidate.text()).equals(digits(known.text()));
    }

    private static String digits(String text) {
        return NO_DIGITS.matcher(text).replaceAll("");
    }

    private static List<String> addresses(String text) {
        return ADDRESS.matcher(text).results().map(MatchResult::group).toList();
    }
}
