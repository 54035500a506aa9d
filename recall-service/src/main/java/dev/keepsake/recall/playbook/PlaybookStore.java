// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Keeps playbooks. */
public interface PlaybookStore {
    /** The entries of a scope in some spaces, newest first, at most {@code limit}. */
    List<Playbook> in(List<SpaceId> spaces, String scope, int limit);

    /** The entries of a space, of whatever scope, after a number, oldest first, at most {@code limit}. */
    List<Playbook> after(SpaceId space, long number, int limit);

    /**
     * Adds an entry unless one says the same. Two writers in one space take their turns, so that of two equal entries that
     * come at the same time one is added.
     *
     * @param same finds, among the entries of the scope, the one that says the same
     */
    Kept add(NewPlaybook entry, Function<List<Playbook>, Optional<Playbook>> same);

    /**
     * Adds what came of an entry, once for each outcome id; the credit is brought up to date with it.
     *
     * @return whether it is new; false also where the space has no such entry
     */
    boolean addOutcome(SpaceId space, PlaybookOutcome outcome, Credit credit);

    /** Everything that came of an entry; absent where none of the spaces has it. */
    Optional<List<PlaybookOutcome>> outcomesOf(List<SpaceId> spaces, long playbook);

    /** Brings the credit of every entry with outcomes up to date: what was earned long ago counts less every day. */
    int recomputeCredits(Credit credit, Instant now);

    /** Replaces the vectors that another model made, an entry at a time; how many entries that were. */
    int renewVectors(String model, Function<String, float[]> embedding);

    /** @param created whether it was added, not found */
    record Kept(long number, boolean created) {}
}
