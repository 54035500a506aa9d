// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The kept labels and the thresholds they moved. */
public interface LabelStore {
    /**
     * Keeps a label and moves the tenant's thresholds, both or neither; labels of one tenant come one after the other.
     */
    Outcome add(Label label, ThresholdUpdate update);

    /**
     * The decisions that have labels, the newest first.
     *
     * @param tenant whose; all tenants' where absent
     */
    List<LabelledDecision> labelled(Optional<UUID> tenant, int limit);

    /** What became of a label. */
    sealed interface Outcome {
        /** @param labels how many the tenant has given, this one included */
        record Recorded(int labels) implements Outcome {}

        /** The decision had a label; nothing changed. */
        record AlreadyLabelled() implements Outcome {}

        /** There is no such decision in the caller's memory. */
        record Unknown() implements Outcome {}
    }
}
