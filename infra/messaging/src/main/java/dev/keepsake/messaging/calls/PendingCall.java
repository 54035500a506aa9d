// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.messaging.CallOutcome;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A call that somebody waits for: what has come and what is missing. Settlements may come before the reply. Each method
 * gives the outcome if the call has just ended by it; after that nothing gives one again.
 */
final class PendingCall {
    private final @Nullable String settlementField;
    private final Set<String> settled = new HashSet<>();
    private Set<String> awaited = Set.of();
    private @Nullable ObjectNode result;
    private boolean ended;

    PendingCall(@Nullable String settlementField) {
        this.settlementField = settlementField;
    }

    synchronized Optional<CallOutcome> answered(ObjectNode given, Set<String> awaits) {
        if (ended || result != null) {
            return Optional.empty();
        }
        result = given;
        awaited = awaits;
        return endIfSettled();
    }

    synchronized Optional<CallOutcome> settled(String settlement) {
        settled.add(settlement);
        return endIfSettled();
    }

    /** The deadline has passed: refused, unless the reply has come and only settlements are missing. */
    synchronized Optional<CallOutcome> unanswered(CallOutcome.Refused refusal) {
        return result == null ? end(refusal) : Optional.empty();
    }

    /** The wait for settlements is over. */
    synchronized Optional<CallOutcome> unsettled() {
        return result == null ? Optional.empty() : end(answer(result, false));
    }

    synchronized Optional<CallOutcome> refused(CallOutcome.Refused refusal) {
        return end(refusal);
    }

    private Optional<CallOutcome> endIfSettled() {
        if (result == null || !settled.containsAll(awaited)) {
            return Optional.empty();
        }
        return end(answer(result, true));
    }

    private Optional<CallOutcome> end(CallOutcome outcome) {
        if (ended) {
            return Optional.empty();
        }
        ended = true;
        return Optional.of(outcome);
    }

    private CallOutcome answer(ObjectNode given, boolean allSettled) {
        if (settlementField != null) {
            // A handler may say itself that its change cannot be found yet, whatever settles: a note waits to be
            // learned.
            given.put(settlementField, allSettled && given.path(settlementField).asBoolean(true));
        }
        return new CallOutcome.Answered(given);
    }
}
