// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.SpaceId;

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
}
