// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.SpaceId;
import java.util.List;
import java.util.Optional;

/** Takes in what came of strategies. Only the entry that was tried is credited, never what was recalled beside it. */
public final class OutcomeRecorder {
    private final PlaybookStore store;
    private final Credit credit;

    public OutcomeRecorder(PlaybookStore store, Credit credit) {
        this.store = store;
        this.credit = credit;
    }

    /** False where this outcome is known already or the space has no such entry; then nothing changes. */
    public boolean record(SpaceId space, PlaybookOutcome outcome) {
        return store.addOutcome(space, outcome, credit);
    }

    /** What an entry has earned up to the time of this outcome; empty where none of the spaces has such an entry. */
    public Optional<Earned> record(List<SpaceId> spaces, PlaybookOutcome outcome) {
        boolean recorded = spaces.stream().anyMatch(space -> record(space, outcome));
        return store.outcomesOf(spaces, outcome.playbook())
                .map(all -> new Earned(
                        recorded, credit.posterior(all, outcome.happenedAt()), count(all, true), count(all, false)));
    }

    private static int count(List<PlaybookOutcome> all, boolean won) {
        return (int) all.stream().filter(outcome -> outcome.won() == won).count();
    }

    /** @param recorded whether the outcome was new */
    public record Earned(boolean recorded, Posterior worth, int wins, int losses) {}
}
