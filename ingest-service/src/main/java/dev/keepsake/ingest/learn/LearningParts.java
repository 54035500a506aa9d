// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Clock;

/** What a worker works with; shared by all of them. */
record LearningParts(
        Truth truth,
        LearningQueue queue,
        SourceJournal sources,
        LineReader reader,
        Learner learner,
        Announcements announcements,
        Clock clock) {}
